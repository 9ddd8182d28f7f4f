# The club's server in one image. The build needs the network for crates; the running container needs none of it.
FROM node:20-bookworm-slim AS script
WORKDIR /src
COPY . .
# The board's script is optional; pages work without it.
RUN if [ -f web/package.json ]; then cd web && npm ci --no-audit --no-fund && npm run build; else mkdir -p static/dist; fi

FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
COPY --from=script /src/static/dist static/dist
RUN cargo build --release --locked --bin frcec

FROM debian:bookworm-slim
RUN useradd --system --uid 960 --create-home --home-dir /var/lib/frcec frcec
COPY --from=build /src/target/release/frcec /usr/local/bin/frcec
USER frcec
WORKDIR /var/lib/frcec
VOLUME /var/lib/frcec
ENV FRCEC_CONFIG=/etc/frcec/frcec.toml
EXPOSE 8960 8961
# SIGTERM lets a delivery that has begun end.
STOPSIGNAL SIGTERM
CMD ["frcec", "serve"]
