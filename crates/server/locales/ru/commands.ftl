# Слова, которые можно написать клубу. mail::command обязан понимать каждое: это проверяет тест.
command-draw = ничья?
command-accept = принимаю
command-decline = отклоняю
command-claim = требую
command-resign = сдаюсь
command-yes = да
command-cancel = отмена
command-help = помощь
command-games = партии
command-show = покажи
command-position = позиция
command-addresses = адреса
command-practice = тренировка
command-language = язык
command-digest = сводка
command-daily = ежедневно
command-off = нет
