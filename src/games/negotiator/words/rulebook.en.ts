export const rulebookEn = {
  'rulebook.title': 'Rulebook',
  'rulebook.intro':
    'You play alone, on the phone with an abductor who is holding hostages. You win by capturing or eliminating the abductor, or by bringing the second in command to surrender. You lose when more than half of the hostages have been killed, when the abductor escapes, or when the terror cards run out.',
  'rulebook.section.setup': 'Set-up',
  'rulebook.section.board': 'The board',
  'rulebook.section.conversation': 'Conversation phase',
  'rulebook.section.spend': 'Spend phase',
  'rulebook.section.terror': 'Terror phase',
  'rulebook.section.ending': 'Winning and losing',
  'rule.N-1.title': 'Choosing the abductor',
  'rule.N-1':
    'Pick the abductor you want to face, or let the draw decide. For your first game, take Arkayne. Slide the second in command card beneath the abductor card.',
  'rule.N-2.title': 'Dealing the demands',
  'rule.N-2':
    'Shuffle the abductor’s major demands and place as many of them face down as the abductor card shows. Deal the escape demands in the same way. Return all leftover demands to the box without looking at them.',
  'rule.N-3.title': 'Hostages and starting threat',
  'rule.N-3':
    'The abductor card tells you how many hostages to place in the Hostage Zone and at which threat level the threat marker begins. The game has 15 hostage pawns. Once all 15 are in play, no effect can add another hostage (house ruling).',
  'rule.N-4.title': 'Points, hand and Supply',
  'rule.N-4':
    'You begin with 0 conversation points. Your opening hand is made up of the six conversation cards that cost 0. Lay out every other conversation card face up in the Supply, arranged by cost.',
  'rule.N-5.title': 'Building the terror deck',
  'rule.N-5':
    'Draw one of the six pivotal events at random; it becomes the bottom card of the terror deck. Draw 10 of the 21 red terror cards at random and stack them on top of it. Leave all undrawn cards in the box without looking at them.',
  'rule.N-6.title': 'Threat levels and dice',
  'rule.N-6':
    'From lowest to highest, the threat levels are L, 1, 2, 3, 4, 5, 6 and E. You roll three dice at L, three at 1, two at 2, 3, 4, 5 and 6, and one at E. The dice for L and 2 are taken from the rulebook, the others from an unverified public source; for 1 an example in the rulebook agrees with it. When a card compares a result with the threat level, L is worth 0 and E is worth 7. A threat test makes no such comparison (N-13).',
  'rule.N-7.title': 'Past the ends',
  'rule.N-7':
    'If the threat would rise while the marker is at E, the marker stays there and one hostage is killed for every extra step. If it would fall while the marker is at L, one hostage is released for every extra step. When a change goes past an end, first move the marker to that end; only the steps left over affect hostages. An effect that doubles a rise is applied before all of this (house ruling).',
  'rule.N-8.title': 'Off the points track',
  'rule.N-8':
    'Your conversation points can go above or below the values printed on the track. Whatever your total, it goes back to 0 after every spend phase, so every conversation begins at 0. No card of ours breaks that: none gives or takes conversation points in the terror phase.',
  'rule.N-9.title': 'Killed and released hostages',
  'rule.N-9':
    'Move a killed hostage from the Hostage Zone to the Killed area, and a released one from the Hostage Zone to the Saved area. Hostages always move singly. Check for defeat after each individual kill (house ruling). If a hostage would be killed while the Hostage Zone is empty, discard the top terror card instead without resolving it, even if it is the pivotal event (house ruling). If the terror deck is empty too, nothing happens.',
  'rule.N-10.title': 'Playing your cards',
  'rule.N-10':
    'Play as many cards from your hand as you like, one at a time. Playing is free: a card’s cost counts only when you buy it. The conversation is over when you decide to stop or your hand is empty. With an empty hand you may still concede demands first and, in the last conversation (N-24), buy cards (house ruling). An END effect also closes the conversation: finish the row it stands in, after which you can neither play nor concede anything (house ruling).',
  'rule.N-11.title': 'Face-up cards',
  'rule.N-11':
    'When you play a card face up, make a threat test unless the card tells you otherwise. Find the row that matches your result and carry out its effects from left to right.',
  'rule.N-12.title': 'Face-down cards',
  'rule.N-12':
    'A card you play face down gives you 1 conversation point. You make no threat test, and the card’s own effects do not apply.',
  'rule.N-13.title': 'The threat test',
  'rule.N-13':
    'Take the dice of the current threat level, apply all modifiers together, and only then limit the total to between one and five dice. Every 5 or 6 is a success, and a 4 becomes one if you put two cards from your hand face down for it; you pay for each 4 separately. These cards give no conversation points (house ruling). They come from your hand, so the card you are playing cannot be one of them. The result is 0, 1, or 2 or more successes, and successes beyond the second add nothing. Proceed in this order: roll, re-rolls, the abductor’s special rule, converting 4s, reading the row (house ruling). Effects on the “next test” expire when the conversation ends, whereas lasting drawbacks also apply to tests in the terror phase (house ruling).',
  'rule.N-14.title': 'Cards already played',
  'rule.N-14':
    'Put the cards you play to one side: you cannot buy them this turn. The same goes for cards played face down for a conversation point, and for those put down to convert a 4 (house ruling). This concerns only those actual cards, so you may buy another copy that is in the Supply.',
  'rule.N-15.title': 'Conceding a demand',
  'rule.N-15':
    'During the conversation, whenever no card is being resolved (house ruling), you may concede a demand you know by paying its cost in conversation points. Paying may not take you below 0 points, but you may concede a free demand even with a negative total (house ruling). Apply the demand’s effect first and its drawback second; you can concede each demand only once. A major demand stays in play, turned, and its drawback lasts until the abductor is captured or eliminated; a minor demand is discarded. After you concede an escape demand, the abductor gets away and you lose, unless you capture or eliminate the abductor before this conversation ends. Elimination cancels the escape.',
  'rule.N-16.title': 'Hidden and known demands',
  'rule.N-16':
    'Major and escape demands remain face down until an effect, such as that of “What Are Your Demands?”, reveals them; after that they stay face up. You choose which hidden demand to reveal, and if none is hidden you skip that effect (house ruling). You can concede only demands that are known.',
  'rule.N-17.title': 'Buying cards',
  'rule.N-17':
    'You may spend this turn’s conversation points on as many cards from the Supply as you can afford. A purchase may never bring you below 0 points. You may never hold more than 10 cards, counting those you receive for free.',
  'rule.N-18.title': 'Cards costing 0',
  'rule.N-18':
    'You may always take cards that cost 0 from the Supply, as long as your hand limit allows it. You may do so even if your conversation points are negative.',
  'rule.N-19.title': 'Ending the spend phase',
  'rule.N-19':
    'Reset your conversation points to 0. After that, put the cards you played this turn back into the Supply.',
  'rule.N-20.title': 'Resolving a terror card',
  'rule.N-20':
    'Turn over the top terror card and carry it out. Only now check whether at least one demand is still face down; if so, apply the card’s additional effect as well. Then discard the card, unless it is a minor demand, which stays in play (N-23).',
  'rule.N-21.title': 'No terror cards left',
  'rule.N-21':
    'If you have to draw a terror card and there is none, all the remaining hostages are killed and the abductor escapes. You lose the game.',
  'rule.N-22.title': 'Tests during terror',
  'rule.N-22':
    'In a threat test during the terror phase you may convert 4s and use cards that affect the dice of a test, just as described in N-13. The cards you use for this go back to the Supply when the terror phase ends (house ruling).',
  'rule.N-23.title': 'The minor demands',
  'rule.N-23':
    'Minor demands turn up in the terror deck. Each one remains face up until you concede it. Conceding one is usually free.',
  'rule.N-24.title': 'The last conversation',
  'rule.N-24':
    'Once the pivotal event has taken place, you hold one last conversation. Between plays you may buy cards, including those that cost 0, and play them right away; N-14 and N-17 still apply. If you have not won by the end of it, follow N-21. Any conversation that starts while the terror deck is empty counts as the last one (house ruling).',
  'rule.N-25.title': 'Capturing the abductor',
  'rule.N-25':
    'Once the Hostage Zone is empty, the next release captures the abductor and you win. A surplus release from the very effect that emptied the zone counts too (house ruling). You cannot capture the abductor in the terror phase: a release with no hostage left to free is ignored then.',
  'rule.N-26.title': 'Eliminating the abductor',
  'rule.N-26':
    'You can eliminate the abductor only in the conversation phase, and only through a card that says so. If the Hostage Zone is empty, you win; if not, the second in command takes over. The abductor, every demand (known, hidden or minor) and every drawback are removed from the game. The threat level, your conversation points and effects on dice remain, and the rest of the row applies to the second in command (house ruling). From now on, discard minor demands you draw without resolving them, and ignore the additional effects of terror cards.',
  'rule.N-27.title': 'The second in command',
  'rule.N-27':
    'For every step the threat rises, whether the marker moves or the step goes beyond E, the second in command kills one hostage. That is one per step in all: the kills of N-7 are not added. These kills never take the last hostage in the Hostage Zone, whom nothing but N-21 can kill (house ruling). The second in command cannot be eliminated. As soon as the Hostage Zone is empty, even in the terror phase (house ruling), the second in command surrenders and you win. Against the second in command, “eliminate” and “reveal” do nothing, while “escapes” means that you lose (house ruling).',
  'rule.N-28.title': 'Losing the game',
  'rule.N-28':
    'You lose immediately once more than half of all the hostages, counting any added so far, have been killed. You also lose immediately if the abductor escapes or if N-21 applies. The player aid says “at least half”, but the rule text says “more than half” twice and awards the win when exactly half are saved.',
  'rule.N-29.title': 'When the last hostage dies',
  'rule.N-29':
    'If the last hostage to leave the Hostage Zone is killed, you still need one more release to capture the abductor. This does not apply against the second in command (N-27). The page tells you when you are in this situation.',
} as const
