# Что члены клуба узнают о турнире: почему они встречаются, почему отдыхают, кто победил.

event-letter-head = { $code } · { $event }
event-what-place = место для вас
event-what-bye = вы отдыхаете
event-what-withdrawn = вы больше не участвуете
event-what-out = вы выбыли
event-what-over = турнир окончен
event-what-cancelled = турнир не состоится
event-what-stuck = нужно ваше решение
event-what-waits = он не начался
event-what-deputy = займитесь этим, пожалуйста
event-page = Турнир на сайте
event-reason = Причина: { $reason }
event-taken-out = Директор снял вашу заявку на турнир { $event } ({ $code }).
event-cancelled = Турнир { $event } ({ $code }) не состоится. Причина: { $reason }
event-place = В турнире { $event } ({ $code }) освободилось место, и оно ваше.
event-without-you = Турнир { $event } ({ $code }) продолжается без вас, потому что сейчас вы не можете начинать новые партии.
event-withdrawn = Вы больше не играете в турнире { $event } ({ $code }). { $lost ->
    [0] Ни одна партия из-за этого не проиграна.
   *[other] Проигранных из-за этого партий: { $lost }.
  } { $void ->
    [1] Сыграно меньше половины ваших партий: ни один ваш результат не входит в таблицу. Оконченные партии остаются в рейтинге.
   *[0] Сыгранное вами остаётся в таблице.
  }
event-out = Вы выбыли из турнира { $event } ({ $code }): пары следующего тура составлены без вас. Спасибо за игру.
event-cannot-start = Турнир { $event } ({ $code }) должен был начаться, но не может: { $entrants ->
    [0] никто не заявлен.
    [1] заявлен только один участник.
   *[other] составить пары первого тура нельзя.
  } Заявки по-прежнему принимаются, а участники знают, что решаете вы. Само собой больше ничего не начнётся: начните турнир, когда заявок станет больше, назначьте другую дату или отмените его.
event-not-started = Турнир { $event } ({ $code }) должен был начаться сейчас, но не может: { $entrants ->
    [1] пока заявлены только вы.
   *[other] составить пары первого тура нельзя.
  } Ваша заявка остаётся в силе, и другие ещё могут заявиться. Что будет дальше, решает директор ({ $director }): начало, когда заявок станет больше, другая дата или отмена. Вы получите письмо, когда турнир начнётся или будет отменён; чтобы выйти раньше, напишите «{ command-withdraw } { $code }».
event-stuck = Пары следующего тура турнира { $event } ({ $code }) составить нельзя. Посмотрите, пожалуйста.
event-desk = Всё, что ждёт решения, — на столе директора на страницах клуба.
event-deputy-asked = В турнире { $event } ({ $code }) что-то уже четырнадцать дней ждёт решения; директор — { $director }. Займитесь этим, пожалуйста, вместо него.
event-over = Турнир { $event } ({ $code }) окончен.
event-won = { $winners ->
    [1] Первое место: { $names }.
   *[other] Первое место делят: { $names }.
  }
event-won-class = { $winners ->
    [1] Первое место в группе { $class }: { $names }.
   *[other] Первое место в группе { $class } делят: { $names }.
  }
event-your-place = Ваше место: { $place } из { $of }, очки: { $points }.

event-begins-robin = Турнир { $event } ({ $code }) начался. Ваш номер { $number } из { $entries }; все играют со всеми по таблицам Бергера.
event-begins-class = Турнир { $event } ({ $code }) начался, в группах по рейтингу. Ваша группа — { $class }, номер { $number } из { $entries }; в группе все играют со всеми по таблицам Бергера.
event-round-begins = Начался тур { $round } турнира { $event } ({ $code }).
event-round-ends = Если всё время будет израсходовано, тур окончится около { $day }.

pairing-final = Это финал: ваш номер посева { $own }, { $opponent } — номер { $theirs }.
pairing-semi-final = Это полуфинал: ваш номер посева { $own }, { $opponent } — номер { $theirs }.
pairing-bracket = Ваши места в сетке на { $places } встречаются: ваш номер посева { $own }, { $opponent } — номер { $theirs }.
pairing-level = Ваш матч тура { $round } окончился вничью: его решат две партии из двух новых позиций.
pairing-same-malus = У вас обоих одинаково штрафных очков: { $malus } (соперник — { $opponent }).
pairing-nearest-malus = Штрафные очки: у вас { $own }, { $opponent } — { $theirs }. С равным числом для вас двоих никого не осталось.
pairing-same-score = У вас обоих одинаково очков: { $points } (соперник — { $opponent }).
pairing-floated-you = У вас очков { $from }, { $opponent } — { $to }: среди тех, у кого столько же, сколько у вас, соперника для вас не нашлось.
pairing-floated-them = { $opponent } — очков { $from }, у вас { $to }: среди тех, у кого столько же, другого соперника не нашлось.
pairing-rematch = Вы уже встречались в туре { $round }: никого другого не нашлось.
pairing-colour-must-you = Цвет: иначе у вас был бы один цвет три раза подряд или на три раза чаще другого.
pairing-colour-must-them = Цвет: иначе у соперника ({ $opponent }) был бы один цвет три раза подряд или на три раза чаще другого.
pairing-colour-balance-you = Цвет: другой был у вас чаще.
pairing-colour-balance-them = Цвет: другой был чаще у соперника ({ $opponent }).
pairing-colour-alternate-you = Цвет: в прошлый раз у вас был другой.
pairing-colour-alternate-them = Цвет: в прошлый раз у соперника ({ $opponent }) был другой.
pairing-colour-unlike = Цвет: когда цвета у вас были разные в последний раз, было наоборот.
pairing-colour-higher-you = Цвет: обоим полагался один и тот же, а вы стоите выше.
pairing-colour-higher-them = Цвет: обоим полагался один и тот же, а соперник ({ $opponent }) стоит выше.
pairing-colour-number = Цвет: никому из вас он не полагался; решил номер посева.

bye-odd = Число игроков нечётное, и в этом туре вы отдыхаете.
bye-seed = В сетке больше мест, чем игроков: с номером посева { $seed } вы проходите дальше без матча.
bye-empty = Тот, с кем вы должны были встретиться, выбыл: вы проходите дальше без матча.
bye-lowest = Число игроков нечётное: очков у вас { $points }, и в этом туре вы отдыхаете. Это считается победой.
bye-no-opponent = Не осталось соперника, с которым позволяют играть цвета: в этом туре вы отдыхаете. Это считается победой.
bye-highest = Число игроков нечётное: штрафных очков у вас { $malus }, и в этом туре вы отдыхаете. Штрафных очков это не добавляет.

finish-withdrawn = { $loser } больше не играет в турнире: побеждает { $winner }.
finish-withdrawn-cancelled = Игрок выбыл из турнира прежде, чем партия завязалась: она не засчитывается.
finish-replaced = Игрок, который так и не сделал хода, заменён: эта партия отменена и играется заново с другим соперником.

event-ask-head = { $code } · { $event }: пока ничего не сделано
event-ask-start = Турнир { $event } ({ $code }) начался бы. Игроков: { $players }, партий: { $games }. Позиции не показываются, пока партии не начались.
event-ask-pair = Начался бы следующий тур турнира { $event } ({ $code }). Игроков: { $players }, партий: { $games }. Позиции не показываются, пока партии не начались.
event-ask-end = Турнир { $event } ({ $code }) закончился бы: всё сыграно.
event-ask-enter = В турнир { $event } ({ $code }) был бы заявлен игрок: { $name }.
event-ask-replace = { $comes } займёт место, которое сейчас занимает { $name }, в турнире { $event } ({ $code }). Партий, которые начнутся заново из разыгранных для них позиций: { $games }.
event-ask-withdraw = Из турнира { $event } ({ $code }) выбыл бы игрок: { $name }. Его партий, которые играются: { $games }; они закончились бы.
event-ask-go = Вы выбыли бы из турнира { $event } ({ $code }). Ваших партий, которые в нём играются: { $games }; вы проиграли бы их.
event-ask-what-next = Ничего не произойдёт, если в течение пяти дней вы не ответите на это письмо «да».
event-ask-answer = Ответьте на это письмо и напишите в первой строке:
event-ask-does-yes = сделать это
event-ask-does-no = оставить всё как есть
event-ask-round = Тур { $round }
event-ask-tie-break = Тур { $round }, чтобы решить то, что окончилось вничью
event-ask-rests = { $name } отдыхает
event-ask-dropped = В турнире { $event } ({ $code }) ничего не сделано.
event-done = В турнире { $event } ({ $code }) это сделано.
event-done-entered = Вы участвуете: { $event } ({ $code }). Когда турнир начнётся, придёт письмо.
event-done-waiting = Все места турнира { $event } ({ $code }) заняты: вы в списке ожидания, и когда место станет вашим, придёт письмо.
event-done-withdrawn = Вы больше не участвуете: { $event } ({ $code }).
pairing-format-classes = Круговой турнир по группам
pairing-format-knockout = Турнир на выбывание
pairing-format-dropout = Дропаут
pairing-format-swiss = Швейцарская система, туров: { $rounds }
mail-events = Турниры, которые принимают заявки или в которых вы играете: { $count }.
mail-event-open = { $event }: { $format }, контроль { $pace }, заявок: { $entrants }; чтобы играть, напишите «{ command-enter } { $code }»
mail-event-in = { $event }: { $format }, контроль { $pace }, заявок: { $entrants }; вы участвуете, чтобы выйти, напишите «{ command-withdraw } { $code }»
mail-event-running = { $event }: { $format }, контроль { $pace }, тур { $round }, игроков: { $entrants }; турнир идёт
mail-help-events-write = { command-events }
mail-help-events-does = перечисляет турниры, принимающие заявки, и ваши
mail-help-enter-write = { command-enter } T0004
mail-help-enter-does = заявляет вас в этот турнир
mail-help-start-write = { command-start } T0004
mail-help-start-does = для директоров: начинает турнир; сначала вы увидите пары
mail-help-next-round-write = подбор T0004
mail-help-next-round-does = для директоров: начинает следующий тур
mail-help-withdraw-write = { command-withdraw } anna T0004 потому что …
mail-help-withdraw-does = для директоров: выводит участника из турнира
mail-help-replace-write = { command-replace } T0004 anna boris потому что …
mail-help-replace-does = для директоров: ставит boris на место anna, не сделавшей ни одного хода
mail-help-correct-write = { command-correct } M0255-1 1-0 потому что …
mail-help-correct-does = для директоров: меняет результат законченной партии
mail-help-decide-write = { command-decide } M0255-1 ничья потому что …
mail-help-decide-does = для директоров: выносит решение по присуждению
mail-help-time-write = { command-time } M0255-1 белые 5 потому что …
mail-help-time-does = для директоров: даёт белым пять дней
