//! Names of elements, and of the classes and ids by which mail programs mark what they add.

/// Elements that begin and end a line.
pub(super) const BLOCKS: &[&str] = &[
    "address",
    "article",
    "aside",
    "body",
    "blockquote",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "html",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
];

/// Elements whose content nobody sees, or which their writer has struck out.
pub(super) const UNSEEN: &[&str] =
    &["del", "head", "noframes", "object", "s", "script", "strike", "style", "svg", "template", "title"];

/// Elements without an end tag.
pub(super) const VOID: &[&str] =
    &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"];

/// Marks by which mail programs name an attribution.
pub(super) const ATTRIBUTION: &[&str] =
    &["gmail_attr", "moz-cite-prefix", "moz-email-headers-table", "outlookmessageheader"];
/// … a block that is nothing but quote.
pub(super) const QUOTE: &[&str] = &[
    "yahoo_quoted",
    "protonmail_quote",
    "tutanota_quote",
    "olk_src_body_section",
    "mail-editor-reference-message-container",
    "replaced-quote",
    "zmail_extra",
    "ecxyahoo_quoted",
];
/// … the place from which on everything is quote.
pub(super) const QUOTE_FROM_HERE: &[&str] =
    &["divrplyfwdmsg", "x_divrplyfwdmsg", "appendonsend", "reply-intro"];
/// … a signature.
pub(super) const SIGNATURE: &[&str] = &[
    "gmail_signature",
    "moz-signature",
    "signature",
    "ms-outlook-mobile-signature",
    "protonmail_signature_block",
    "applemailsignature",
    "x_signature",
    "yahoo_signature",
];
