# Questions about what waits for a yes.

held-why-foreign = A mail for this game came from an address that is not one of yours, or whose sender could not be confirmed. Nothing has been played.
held-why-unconfirmed = Your mail would end the game, and our mail host could not confirm that it came from you. Nothing has happened yet.
held-why-careful = You asked us to check with you first. Nothing has been done yet.
held-several = Several things wait for your yes in this game. Nothing of them has been done yet.
held-which = { $count ->
    [one] Your answer does not say “{ command-yes }” to the one thing that waits: it has no other number. Nothing was done.
   *[other] { $count } things wait for your yes, and your answer does not say which of them you mean. Write “{ command-yes }” with its number, for example “{ command-yes } 1”. Nothing was done.
  }
held-one = The mail says: { $what }. If you want that, answer this letter with the single word “{ command-yes }”, until { $until }. If not, simply ignore this letter.
held-of-several = { $number }. { $what } (answer: “{ command-yes } { $number }”, until { $until })
held-on-board = The mail says: { $what }. If you want that, answer this letter with the line “{ $write }”, until { $until }. If not, write “{ $refuse }” or simply ignore it.
held-cancelled = { $count ->
    [one] What waited for your yes is cancelled.
   *[other] All { $count } things that waited for your yes are cancelled.
  } Nothing was played.
held-nothing-to-cancel = There was nothing to cancel in this game.
held-expired = What waited for your yes in this game was not confirmed in time. It is dropped, and nothing was played.
held-asked-again = A director of the club asks you to look at this: something still waits for your yes. Nothing has been played.
held-set-aside = A director has set aside what waited for your yes: { $what }. Nothing was played. The reason: { $reason } If you meant it, send it again.
held-nothing = There is nothing that waits for your yes in this game. Nothing was played.
held-move = play { $move }
held-move-and-offer = play { $move } and offer a draw
held-claim = claim a draw
held-claim-with = claim a draw with { $move }
held-accept = accept the draw
held-decline = decline the draw
held-resign = resign the game
held-from = If { $address } is an address of yours as well, add it at { $account }: then mail from there counts as yours.
held-by = { $what } (in a mail that names { $address } as its sender)
held-not-from = A mail for this game came from { $address }, which is none of your addresses. Nothing of it was done or passed on, because it holds no move and no answer that could wait for your “{ command-yes }”. If it was yours, send it again from your own address, or add { $address } at { $account }: then mail from there counts as yours.
held-not-vouched = A mail for this game came with your address as its sender, but your mail provider does not vouch for it. Nothing of it was done or passed on, because it holds no move and no answer that could wait for your “{ command-yes }”. If it was yours, say it on the page of the game instead.
