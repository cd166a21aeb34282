export const rulebookEn = {
  'rulebook.title': 'Rulebook',
  'rulebook.intro':
    'You are one of three to six CIA analysts, each with a secret agenda. Together you have to neutralise terrorist threats before they succeed, but not everyone at the table need want that. If the terrorist track fills up, the mole wins, or nobody does. If the agency track fills up, you accuse whom you suspect and the victory points decide.',
  'rulebook.section.setup': 'Set-up',
  'rulebook.section.terrorists': 'Terrorist turn',
  'rulebook.section.analysis': 'Analysing a threat',
  'rulebook.section.fallout': 'Fallout',
  'rulebook.section.turn': 'Player turn',
  'rulebook.section.end': 'End of the game',
  'rulebook.section.assets': 'Named assets',
  'rule.M-1.title': 'What you start with',
  'rule.M-1':
    'You begin with 1 agent and 1 soldier, both undeployed, 1 rep, 1 clout, 3 intel cards and all the case leads of one colour. One case lead of each player’s colour is set aside; together these form the initiative deck.',
  'rule.M-2.title': 'Secret agendas',
  'rule.M-2':
    'With 3 players, shuffle 2 loyal agents, 1 political opportunist and 1 terrorist mole; with 4 players 3, 1 and 1; with 5 players 3, 2 and 1; with 6 players 4, 2 and 1. Each player is dealt one agenda. The spare one stays unseen until the end. It may be the mole, so perhaps there is no mole among you.',
  'rule.M-3.title': 'The board and the cards',
  'rule.M-3':
    'The board has five levels, from lowest to highest Low, Guarded, Elevated, Severe and Imminent, of six spaces each (from a public source), and two progress tracks of 12; it starts empty. A plot has a complexity of 3 to 9, an impact of 1 to 3, and either fallout or global fallout, never both. Where rulebooks differ on the lowest complexity, 3 or 4, we play 3. An organization has a starting level, which can be any of the five, a sophistication of 0 to 4 and an advantage. Blue and red intel has a number and a trade value; gold intel has an effect and no number. Gold intel has a trade value too, possibly 0 (house ruling). No card adds tokens to a progress track except through a threat that is analysed (house ruling). Some plots and intel cards are marked for tables of certain sizes; at any other they stay in the box, unseen, but at least 30 plots and 100 intel cards are always in play (house ruling).',
  'rule.M-4.title': 'Hidden and open',
  'rule.M-4':
    'Agendas, hands, face-down assets, the plots and intel on threats, the order of every deck and the spare agenda are hidden. What you have looked at is for you alone, and a hidden card that is burned is never shown. Once the game is over the debrief may show everything, which cardboard could not (house ruling). Open to all are tokens, figures, the number of cards in every hand and on every threat, and who leads which case (house ruling). So are the discard piles, which lie face up, and exposed cards (house ruling). Everyone also knows who put a card on which case, but which card it was only if it was exposed (house ruling). In private you may look again at a plot you saw, and at the intel you saw: as it was then, dated and in no order (house ruling).',
  'rule.M-5.title': 'The terrorist marker',
  'rule.M-5':
    'Reveal the top card of the initiative deck. The player of that colour takes the terrorist marker and goes first this round. Revealed cards stay out until everyone has gone first once; then the deck is reshuffled.',
  'rule.M-6.title': 'Imminent threats',
  'rule.M-6':
    'Analyse the threats at Imminent one at a time, always the leftmost first, until that level is empty. Threats that arrive there in the meantime are analysed too.',
  'rule.M-7.title': 'Threats advance',
  'rule.M-7': 'Move every threat straight up one level in its own column. Gaps stay as they are.',
  'rule.M-8.title': 'New threats',
  'rule.M-8':
    'Reveal as many new threats as there are players. A threat is an organization, face up, with a hidden plot under it and one random intel card, hidden too. It goes to the leftmost free space of the organization’s level, or of the next level up if that level is full. If Imminent is full as well, analyse the threat at once and in full, with its one intel card and no case lead. While a threat is being analysed, its own space counts as free (house ruling). If a threat must be analysed at once during an analysis, it comes directly after it and never in the middle of it; if a track has filled, it is not analysed at all (house ruling).',
  'rule.M-9.title': 'Revealing plot and intel',
  'rule.M-9':
    'The soldiers on the threat return to the supply, and the plot is revealed. Shuffle the intel and then reveal it card by card, red to the left and blue to the right, so that nobody can tell who played what. A gold card takes effect the moment it appears, whatever the outcome will be, and is discarded after the analysis. Another reading resolves gold cards only once all the cards are revealed; we play them at once.',
  'rule.M-10.title': 'The totals',
  'rule.M-10':
    'Red is the complexity, the sophistication and all red intel added together. Blue is all blue intel plus 1 for each agent on the threat, whoever deployed it. Bonuses from assets add to either total. One passage in the rulebooks leaves out the sophistication; here it always counts.',
  'rule.M-11.title': 'Reactions',
  'rule.M-11':
    'Once the totals are known, you may use an active asset that fits. Players are asked clockwise from the terrorist marker, until all of them pass in a row (partly a house ruling). The totals are worked out anew after each use. How often an asset works is printed on it; one that does not say is limited only by its cost (house ruling). Our Watch Commander, Committee Chair and Double Agent say “once per Terrorist turn”. A gold card that silences assets stops their use, not what they always add, such as the bonus of Carrie Mathison; its text says so.',
  'rule.M-12.title': 'Threat neutralised',
  'rule.M-12':
    'If blue is strictly higher than red, the threat is neutralised. Proceed in this order: the agency track advances by the impact; the player leading the case gains rep equal to the impact; that player then gains the organization’s advantage. An advantage works once and has no lasting effect. One that costs something may be declined: swapping the hand, discarding open cards, taking a claim; and so may one that makes another player discard or exposes one (house ruling).',
  'rule.M-13.title': 'Plot succeeds',
  'rule.M-13':
    'Otherwise the plot succeeds, on a tie as well. Proceed in this order: the terrorist track advances by the impact; every player gains clout equal to the impact; fallout hits the player leading the case, global fallout every player. Choices that global fallout asks for are made in order from the terrorist marker (house ruling). You may pay fallout with the clout you have just gained.',
  'rule.M-14.title': 'Threats without a lead',
  'rule.M-14':
    'If nobody leads the threat, the tracks, the clout for everyone and global fallout apply as usual. Nobody receives rep, the advantage or single fallout (house ruling).',
  'rule.M-15.title': 'After the analysis',
  'rule.M-15':
    'The agents on the threat return to the supply, the case lead to its owner, and the cards to their discard piles. If a track is full, that is, at 12 with any surplus ignored, the game ends now. Some texts end it at once; we finish this threat first. All other threats stay unresolved.',
  'rule.M-16.title': 'Burning assets',
  'rule.M-16':
    'When you must burn an asset, choose one of your face-up assets; it leaves the game. If you have none, nothing happens, and the log says so (house ruling). For “discard a soldier or burn an asset” you discard an undeployed soldier or burn a face-up asset. If you have only one of these kinds, you lose that; if you have neither, nothing happens (from a public source). Face-down assets can be neither burned nor taken nor discarded.',
  'rule.M-17.title': 'Exposure',
  'rule.M-17':
    'Turn all your face-down assets face up: they are now active, and vulnerable. Lay your hand face up as well. These cards stay visible until they leave your hand; cards you draw later are hidden.',
  'rule.M-18.title': 'Reprimand',
  'rule.M-18':
    'If you are told to discard more rep or clout than you have, you pay none of it. Instead you must remove one of your case leads, of your choice, from a threat on the board, but not from the one being analysed. If you have none there, nothing happens. One text says “may”; we play it as a duty. The case lead returns to you. The threat is unclaimed again, keeps its intel and figures, and may be claimed by anyone (house ruling).',
  'rule.M-19.title': 'Your turn and the claim',
  'rule.M-19':
    'Players take their turns clockwise from the holder of the terrorist marker. You choose the order of your actions; each may be done once per turn unless stated otherwise, and must be finished before the next begins. You must claim one unclaimed threat with a case lead, if there was one at the start of your turn. This duty lapses if no unclaimed threat is left (house ruling).',
  'rule.M-20.title': 'Playing two intel cards',
  'rule.M-20':
    'As one action you must play two intel cards face down on two different claimed cases, at least one of them another player’s. Never play on an unclaimed threat, and never two cards on one case. If you have too few cards or legal cases, play as many as possible. If only one card can be played, it goes to another player’s case if there is one, otherwise to a case of your own. A deviation from the rulebooks, which let you act in any order, closes a dodge: if claiming first makes a further card legal, you must claim first, and no optional action may leave you with too few cards for this one (house ruling).',
  'rule.M-21.title': 'Trading intel',
  'rule.M-21':
    'You may trade one intel card: show it face up and take the rep, the clout or both printed on it. You may do so even if it gives 0.',
  'rule.M-22.title': 'Recruiting',
  'rule.M-22':
    'You may recruit once: an agent or a soldier for free, or an asset. An asset costs 3 tokens, rep and clout in any mix, and you pay first. Draw two assets, keep one face down and discard the other face up. If only one is left even after reshuffling, keep that one; if there is none, you cannot recruit an asset (house ruling).',
  'rule.M-23.title': 'Deploying soldiers',
  'rule.M-23':
    'You may deploy any number of soldiers to one threat, claimed or not. You may then look at its intel, shown to you shuffled, once however many soldiers went. If you look, you must then add one random intel card from the deck, unseen. One text adds it before the look; we add it afterwards, and it stays unseen in every version. If the deck is empty, reshuffle it as M-31 says; only if there is nothing to reshuffle do you look and add none (house ruling).',
  'rule.M-24.title': 'Deploying agents',
  'rule.M-24':
    'You may deploy any number of agents to one threat, claimed or not, and may then look at its plot. You look unless you choose otherwise; you may decline, and everyone sees who looked.',
  'rule.M-25.title': 'Activating assets',
  'rule.M-25':
    'You may turn any number of your assets face up, but only during your own turn and so never during an analysis. Only face-up assets have any effect, and that includes their passive effects. Abilities work on your own turn unless the card says otherwise. An ability of your own turn may be used once per turn, except drone strike; one used during an analysis follows M-11; an active asset is never turned face down again (house ruling). An asset you have just recruited may be activated and used at once. An asset taken from another player stays face up; one taken from the discard pile comes to you face down (house ruling). You may not burn an asset for an effect that has no legal target (house ruling).',
  'rule.M-26.title': 'Drone strike',
  'rule.M-26':
    'If one of your active assets shows the drone strike icon, you may remove a threat that has two or more soldiers on it. The soldiers may be anyone’s, the level does not matter, and the threat may be claimed or not. All its cards leave the game unseen, and its figures go to the supply. The case lead returns to its owner (house ruling). The space stays empty and nobody scores. You may do this any number of times, but only on your own turn. A card with this icon has another rule besides, our own cards too.',
  'rule.M-27.title': 'Ending your turn',
  'rule.M-27':
    'Your turn can end once you have done both duties, M-19 and M-20, as far as possible. Then refill your intel up to your hand size: 3, plus 1 for each active asset with that bonus. Hand size is a level to refill to, not a limit: you never discard down to it.',
  'rule.M-28.title': 'Terrorist track full',
  'rule.M-28':
    'If the terrorist track is full, the mole wins, whatever anyone suspects. If there is no mole among you, everybody loses. There are no accusations.',
  'rule.M-29.title': 'The accusation',
  'rule.M-29':
    'If the agency track is full, all players, the mole too, secretly and simultaneously accuse one other player or nobody. All choices are revealed together. If your time runs out, you accuse nobody (house ruling). A right accusation gains you 6 victory points; a wrong one costs you 3, also when there is no mole. A mole accused by anyone is out and cannot win. One sentence in the rulebooks makes the others lose if nobody accuses; the scoring contradicts it, and here there is no such loss.',
  'rule.M-30.title': 'Victory points',
  'rule.M-30':
    'A loyal agent scores 1 victory point per own rep, a political opportunist 1 per own clout, and the terrorist mole 2 per token on the terrorist track. Everyone adds the victory points of all their assets, face up or face down, and what their accusation brought. The most victory points win. A tie goes to a loyal agent before a political opportunist, and to an opportunist before the mole. Players with the same agenda and equally many victory points share the victory.',
  'rule.M-31.title': 'When something runs out',
  'rule.M-31':
    'If the intel, plot, organization or asset deck is empty, reshuffle its discard pile; if it is still empty, skip the draw. Everyone is told of every reshuffle, the initiative deck’s too. If no threat is on the board after new ones were to be revealed, and none can come because no plot or no organization is left in its deck or among its discards, the game ends as for a full agency track: accusations, then victory points. Figures and tokens never run out. If you have no case lead left, your duty to claim lapses. All of this is a house ruling.',
  'rule.M-32.title': 'Table talk',
  'rule.M-32':
    'Talking is part of the game; showing hidden cards is not. As a matter of etiquette, be vague and do not name exact numbers.',
  'rule.M-33.title': 'Nicholas Brody and similar burns',
  'rule.M-33':
    'Nicholas Brody lets you take 1 clout on your turn. You may also burn him during an analysis, after the totals, to add 5 to red or to blue. Aileen Morgan and Lynne Reed can be burned in the same way for less: 3 and 2 (house ruling).',
  'rule.M-34.title': 'Jessica Brody and the takers',
  'rule.M-34':
    'With Jessica Brody, trading intel for clout gives you 1 more clout, provided that the card itself yields at least 1 (house ruling). On your turn you may burn her to take Nicholas Brody from another player, if he lies face up there, or from the discard pile. A burned Brody is gone for good. Captain Mike Faber and Mira Berenson also burn to take a named asset: Captain Mike Faber takes Jessica Brody, Mira Berenson takes Saul Berenson (house ruling).',
  'rule.M-35.title': 'Elizabeth Gaines: a new hand',
  'rule.M-35':
    'With Elizabeth Gaines active, you may discard your whole hand after refilling, exposed cards included, and refill again. The cards are discarded face up (house ruling). Your turn is then over.',
  'rule.M-36.title': 'Carrie Mathison: a closer look',
  'rule.M-36':
    'With Carrie Mathison active, each case you lead gets +1 blue. When you deploy an agent you may see the intel as well as the plot, and no card is added; you may decline.',
  'rule.M-37.title': 'Virgil and Pittman',
  'rule.M-37':
    'Virgil gives you +1 hand size and makes you immune to exposure while he is active. A face-down Virgil is exposed like the rest of your assets and protects you only afterwards. Pittman gives you +1 hand size.',
  'rule.M-38.title': 'Quinn, Adal, Estes and Saul Berenson',
  'rule.M-38':
    'Peter Quinn: once per terrorist turn, after the totals, as his card says, you may give up an undeployed agent to burn one red or blue intel card of that threat, never a gold one. Dar Adal: during an analysis you may discard any number of agents for +2 blue each, as often as you are asked while you have agents left; they must be undeployed (house ruling). He also has drone strike (house ruling). David Estes has drone strike, and once on each of your turns he gives you 1 soldier (house ruling). Saul Berenson, whom public sources name, is in the deck too; once on each of your turns he lets you look at a plot (house ruling).',
} as const
