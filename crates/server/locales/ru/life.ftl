# Жизнь клуба: новости, рассылка, партия месяца, месяцы, победители.
nav-news = Новости
life-ways = Жизнь клуба
life-way-news = Новости
life-way-newsletter = Рассылка
life-way-game = Партия месяца
life-way-months = По месяцам
life-way-champions = Победители
life-way-calendar = Календарь

life-news-title = Новости
life-news-lead = Что происходит в клубе: рассказывают те, кто им руководит.
life-news-none = Новостей пока нет.
life-all-news = Все новости
life-feed = Новости лентой (Atom)
life-write-news = Написать новость

life-newsletter-title = Рассылка
life-newsletter-lead = Месяц в клубе, раз в месяц по почте: результаты, неожиданности, рейтинги, новые члены клуба, новости.
life-edit-newsletter = Подготовить выпуск
life-issues = Выпуски
life-issues-none = Пока не вышло ни одного выпуска.
life-subscribe = По почте
life-subscribed = Вы получаете рассылку по почте. В каждом выпуске есть ссылка: одного нажатия достаточно, чтобы отписаться.
life-not-subscribed = Вы не получаете рассылку по почте.
life-members-subscribe = Члены клуба могут получать её по почте. Достаточно одного нажатия, и одного же достаточно, чтобы отписаться.
life-subscribe-do = Присылайте мне рассылку
life-unsubscribe-do = Больше не присылайте рассылку
life-newsletter-on-done = Со следующего выпуска вы получаете рассылку.
life-newsletter-off-done = Рассылка вам больше не приходит.
account-newsletter = Присылать мне рассылку раз в месяц
life-issue-title = Рассылка № { $number } · { $month }
life-issue-subject = [{ $club }] { $title }
life-issue-page = Этот выпуск на сайте
life-stop = Чтобы больше не получать рассылку
life-how-to-vote = Партия месяца: голосование с { $from } до { $until }. Ответьте на это письмо отдельной строкой:
life-vote-does = голос за партию 1 из списка выше (номер дан только для примера)
life-quiet = Месяц был тихим: рассказать нечего.

life-news = Новости клуба
life-ended = Результаты
life-ended-text = { $count ->
    [0] Не закончилась ни одна партия.
    [one] Закончилась { $count } партия: побед белых { $white }, ничьих { $draws }, побед чёрных { $black }.
    [few] Закончились { $count } партии: побед белых { $white }, ничьих { $draws }, побед чёрных { $black }.
   *[other] Закончилось { $count } партий: побед белых { $white }, ничьих { $draws }, побед чёрных { $black }.
}
life-ended-on-time = { $count ->
    [one] Из них проиграна по времени { $count }.
   *[other] Из них проиграно по времени { $count }.
}
life-events = Завершённые турниры
life-event-won = { $count ->
    [one] победитель: { $winner }; { $count } участник
    [few] победитель: { $winner }; { $count } участника
   *[other] победитель: { $winner }; { $count } участников
}
life-event-no-winner = окончен без победителя
life-upsets = Неожиданности
life-upset = { $winner } ({ $own }) побеждает соперника с рейтингом { $theirs }: { $loser }
life-movers = Наибольшие изменения рейтингов
life-mover = { $before } → { $after }: { $score } из { $count }, ожидалось { $expected }
life-members = Новые члены клуба
life-positions = Начальные позиции, сыгранные впервые
life-position-in = в партии { $game }
life-last-position = Последняя позиция партии { $game }; последний ход: { $move }
life-winners = { $count ->
    [one] Партия прошлого месяца
   *[other] Партии прошлого месяца
}
life-nominees = Выдвинуты на партию месяца
life-game = { $white } – { $black } { $result }, ходов: { $moves }, из { $position }

life-month-title = Жизнь клуба: { $month }
life-month-lead = Результаты, неожиданности, рейтинги, кто и что появилось впервые. Месяцы считаются по UTC.
life-month-running = Этот месяц ещё не закончился.

life-gotm-title = Партия месяца
life-gotm-lead = Каждый член клуба может выдвинуть завершённую партию до 7-го числа следующего месяца включительно; с 1-го по 14-е члены клуба голосуют, по одному голосу у каждого.
life-vote-title = Голосование: { $month }
life-vote-until = Голосование началось { $from } и закончится { $until }. До этого голос можно изменить, и никто не видит, как оно идёт.
life-vote-when = Голосование за партию месяца: с { $from } до { $until }.
life-vote-members = Голосовать могут члены клуба, вошедшие на сайт.
life-vote-none = За этот месяц ещё не выдвинута ни одна партия.
life-vote-closed = Голосование сейчас не идёт
life-vote-next = Следующее голосование начнётся { $moment }.
life-vote-do = Голосовать за № { $number }
life-vote-yours = { $number }. Ваш голос
life-vote-own = Ваша партия
life-voted-done = Ваш голос учтён.
life-ahead-title = Выдвинуты: { $month }
life-ahead-none = Пока ничего не выдвинуто.
life-nominate = Выдвинуть партию
life-nominate-do = Выдвинуть
life-nominate-hint = Её имя, например M0012-1, или номер. Можно и свою.
life-nominate-this = Выдвинуть эту партию на партию месяца
life-nominated-done = Партия выдвинута.
life-nominated-before-done = Эта партия уже была выдвинута.
life-nominated = Партия { $game } выдвинута на партию месяца под номером { $number }.
life-nominated-before = Партия { $game } уже была выдвинута; её номер в голосовании – { $number }.
life-winners-title = Победившие партии
life-winners-none = Пока не решён ни один месяц.
life-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[other] { $count } голосов
}

life-calendar-title = Календарь
life-calendar-lead = Когда начинаются и заканчиваются турниры и когда голосуют члены клуба.
life-calendar-file = Для программ-календарей (iCalendar)
life-calendar-ahead = Впереди
life-calendar-open = Идёт запись, дата ещё не назначена
life-calendar-past = Недавнее
life-calendar-none = Здесь пока пусто.
life-date-starts = начало
life-date-open = идёт запись
life-date-began = начался
life-date-ended = закончился
life-date-round-ends = крайний срок тура { $round }
life-date-tie-break-ends = крайний срок дополнительных партий тура { $round }
life-date-vote-opens = начало голосования: { $month }
life-date-vote-closes = последний день голосования: { $month }

life-champions-title = Победители турниров
life-champions-lead = Кто выигрывал турниры клуба.
life-champions-none = Пока здесь никого нет.
life-champions-write = Внести победителей
life-champions-note = Для турниров, которых нет в этих записях; победители остальных определяются по партиям.
life-champions-by-hand = Внесены вручную
life-col-year = Год
life-col-event = Турнир
life-col-winner = Победитель
life-winner-hint = Логин члена клуба или имя.
life-champion-do = Внести
life-champion-remove = убрать
life-champion-remove-do = Убрать
life-champion-added-done = Строка внесена.
life-champion-removed-done = Строка убрана.

life-desk-news = Новости
life-new-news = Новая запись
life-edit-news = Изменить запись
life-label-title = Заголовок
life-label-text = Текст
life-text-hint = Пустые строки разделяют абзацы, строки, начинающиеся с «- », образуют список, адреса с https:// становятся ссылками. Другой разметки нет.
life-label-lang = Язык текста
life-label-reason = Причина
life-label-month = Месяц
life-publish = Опубликовать
life-keep-draft = Оставить черновиком
life-save = Сохранить
life-preview = Как это выглядит
life-see-news = Посмотреть среди новостей
life-withdraw = Снять с публикации
life-withdraw-do = Снять с публикации
life-discard = Выбросить черновик
life-news-published-done = Запись опубликована.
life-news-kept-done = Черновик сохранён.
life-news-withdrawn-done = Запись снята с публикации.
life-news-discarded-done = Черновик выброшен.
life-state-draft = черновик
life-state-published = опубликовано
life-state-withdrawn = снято
life-state-discarded = выброшена
life-state-sending = рассылается
life-state-sent = разослано

life-readers = { $count ->
    [0] Рассылку не выбрал никто.
    [one] Рассылку выбрал { $count } член клуба.
    [few] Рассылку выбрали { $count } члена клуба.
   *[other] Рассылку выбрали { $count } членов клуба.
}
life-draft = Новый выпуск
life-draft-none = У каждого месяца за последний год уже есть выпуск.
life-draft-hint = Черновик составляется по записям за этот месяц; ничего не рассылается.
life-draft-do = Составить
life-foreword = Вступление
life-foreword-hint = До 1500 знаков каждое. У кого нет вступления на своём языке, тот получит его на другом.
life-contents = Содержание
life-contents-hint = Что не отмечено, при сохранении убирается. Голосование войдёт таким, каким оно будет при отправке.
life-again = Собрать месяц заново
life-send = Разослать
life-send-note = Рассылается то, что было сохранено последним, всем, кто выбрал рассылку. Вернуть её нельзя.
life-send-do = { $count ->
    [0] Опубликовать: рассылку не выбрал никто
    [one] Разослать { $count } читателю
   *[other] Разослать { $count } читателям
}
life-see-issue = Посмотреть выпуск
life-letters = { $count ->
    [one] { $count } письмо
    [few] { $count } письма
   *[other] { $count } писем
}
life-issue-drafted-done = Черновик выпуска составлен.
life-issue-saved-done = Выпуск сохранён.
life-issue-sent-done = Выпуск рассылается.

life-denial-no-news = Записи { $number } нет.
life-denial-title = В заголовке должно быть от 1 до { $most } знаков.
life-denial-text = В тексте должно быть от 1 до { $most } знаков.
life-denial-reason = Укажите причину, не более 500 знаков.
life-denial-changed = С тех пор как вы смотрели, это изменил кто-то другой. Посмотрите ещё раз, потом решайте.
life-denial-no-issue = Выпуска { $number } нет.
life-denial-issue-there = У этого месяца уже есть выпуск: № { $number }.
life-denial-month-to-come = Этот месяц ещё не начался.
life-denial-issue-sent = Этот выпуск уже рассылается, изменить его нельзя.
life-denial-game-runs = Партия { $game } не закончена. Выдвинуть можно только завершённую партию.
life-denial-practice = Тренировочную партию выдвинуть нельзя.
life-denial-too-late = Партии того месяца можно было выдвигать по { $day } включительно.
life-denial-no-vote = Сейчас голосование не идёт. Следующее начнётся { $day }.
life-denial-not-nominated = { $count ->
    [0] В этом голосовании нет партии { $number }: ничего не выдвинуто.
    [one] В этом голосовании нет партии { $number }: выдвинутых партий { $count }.
   *[other] В этом голосовании нет партии { $number }: выдвинуты номера с 1 по { $count }.
}
life-denial-own-game = За свою партию голосовать нельзя.
life-denial-year = Год – это четыре цифры, и не из будущего.
life-denial-name = В названии турнира и в имени победителя должно быть от 1 до 80 знаков.
life-denial-no-champion = Такой строки нет.

mail-newsletter-on = Со следующего выпуска вы получаете рассылку. В каждом выпуске есть ссылка, по которой можно отписаться.
mail-newsletter-off = Рассылка вам больше не приходит.
mail-vote-not-up = { $game } нет среди партий, выдвинутых в партии месяца. Ваш голос не засчитан.
mail-voted = Ваш голос учтён: { $game }. До конца голосования его можно заменить другим.

stop-newsletter-title = Рассылка
stop-newsletter-lead = { $name }, раз в месяц вы получаете рассылку клуба. Нажмите кнопку, и прошлый выпуск станет последним.
stop-newsletter-do = Больше не присылайте рассылку
stop-newsletter-done = Рассылка вам больше не приходит. Письма о ваших партиях приходят как прежде.
stop-newsletter-none = { $name }, рассылка вам не приходит.

mail-help-newsletter-write = { command-newsletter } { command-on }
mail-help-newsletter-does = рассылка клуба раз в месяц, а с «{ command-off }» её больше не будет
mail-help-vote-write = { command-vote } 1
mail-help-vote-does = голос за партию месяца
mail-help-offsite-write = { command-offsite } lichess.org
mail-help-offsite-does = приносит партию, сыгранную в другом месте: её PGN стоит под этой строкой или приложен к письму

positions-played = Играна в клубе
positions-played-yes = уже игранные
positions-played-never = ещё не игранные
positions-never = в клубе ещё не играна
positions-score = побед белых { $white }, ничьих { $draws }, побед чёрных { $black }

log-action-draft-news = новость составлена
log-action-publish-news = новость опубликована
log-action-edit-news = новость изменена
log-action-withdraw-news = новость снята
log-action-discard-news = черновик новости выброшен
log-action-draft-newsletter = выпуск рассылки составлен
log-action-edit-newsletter = выпуск рассылки изменён
log-action-send-newsletter = выпуск рассылки разослан
log-action-add-champion = победитель внесён
log-action-remove-champion = победитель убран
log-field-title = Заголовок
log-field-text = Текст
log-field-year = Год
log-field-event = Турнир
log-field-winner = Победитель
log-value-draft = черновик
log-value-published = опубликовано
log-value-withdrawn = снято

# Months by themselves, as headings name them.
month-name-1 = январь
month-name-2 = февраль
month-name-3 = март
month-name-4 = апрель
month-name-5 = май
month-name-6 = июнь
month-name-7 = июль
month-name-8 = август
month-name-9 = сентябрь
month-name-10 = октябрь
month-name-11 = ноябрь
month-name-12 = декабрь
month-of-year = { $month } { $year }
life-read-on = Читать дальше
life-votes-shared = { $count } партии делят его с равным числом голосов
life-send-running = Этот месяц ещё не закончился. Партий, которые закончатся до { $day }, в нём не будет; разосланное сейчас можно потом исправить, но только для тех, кто его получит.
life-send-early = Отправить до конца месяца
life-send-tick = Месяц ещё не закончился: поставьте галочку, если выпуск всё же нужно отправить.
life-correction-subject = [{ $club }] Исправление: { $title }
life-correction-of = Это исправляет выпуск, который вы получили { $day }, и заменяет его.
life-issue-corrected = { $first }, исправлено { $day }
life-draft-month-running = { $month } (ещё не закончился)
life-correction-head = Исправить этот выпуск
life-correction-what = Выпуск снова станет черновиком. Пока исправление не разослано, все читают выпуск таким, каким он был разослан.
life-correction-do = Подготовить исправление
life-correction-note = Это исправление разосланного выпуска. Скажите в предисловии, что изменилось.
life-correction-keep = Отказаться от исправления
life-correction-send = Сохранённое последним уйдёт тем, кто получил выпуск и всё ещё хочет получать бюллетень. Вернуть его нельзя.
life-correction-send-do = Разослать исправление
life-issue-correct-done = Исправление теперь черновик.
life-issue-keep-done = Выпуск остаётся таким, каким был разослан.
life-denial-issue-not-sent = Этот выпуск ещё не разослан: измените черновик.
