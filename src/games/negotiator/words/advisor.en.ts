/** Why an option is a good one, as the advisor has it. */
export const advisorEn = {
  'why.reckoned': 'Nothing speaks for it or against it but its figure.',
  'why.play':
    'At least one success comes in {success, number, ::percent} of all throws{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than hanging up} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than hanging up} same {; that is as good as hanging up} other {}}.',
  'why.play.sure':
    'No test is needed{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than hanging up} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than hanging up} same {; that is as good as hanging up} other {}}.',
  'why.bank':
    'Face down it is a sure conversation point{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than hanging up} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than hanging up} same {; that is as good as hanging up} other {}}.',
  'why.concede':
    '{cost, plural, =0 {It costs nothing now} one {It costs # conversation point} other {It costs # conversation points}}, and what was conceded has its drawback{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than hanging up} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than hanging up} same {; that is as good as hanging up} other {}}.',
  'why.buy':
    '{price, plural, =0 {It costs nothing} one {It costs # conversation point} other {It costs # conversation points}}{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than buying nothing more} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than buying nothing more} same {; that is as good as buying nothing more} other {}}.',
  'why.take':
    'It costs nothing{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than taking no more} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than taking no more} same {; that is as good as taking no more} other {}}.',
  'why.pay': 'Two cards buy the success; this one is given up for it.',
  'why.reroll':
    'One die is rolled again{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than keeping the dice} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than keeping the dice} same {; that is as good as keeping the dice} other {}}.',
  'why.reveal': 'Only a demand that is known can be conceded.',
  'why.hang-up':
    'What is still in hand stays for the next turn{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than going on} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than going on} same {; that is as good as going on} other {}}.',
  'why.done':
    'You buy nothing more{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than the best purchase} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than the best purchase} same {; that is as good as the best purchase} other {}}.',
  'why.keep':
    'The dice stay as they lie{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than rolling again} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than rolling again} same {; that is as good as rolling again} other {}}.',
  'why.accept':
    'The throw stands, and the cards stay in hand{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than converting a 4} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than converting a 4} same {; that is as good as converting a 4} other {}}.',
  'why.convert':
    'Two cards buy one more success{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than accepting the dice} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than accepting the dice} same {; that is as good as accepting the dice} other {}}.',
  'why.discard':
    'This terror card does nothing any more, and there is one turn less{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than leaving it} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than leaving it} same {; that is as good as leaving it} other {}}.',
  'why.leave':
    'The terror card stays, and you know what comes{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than discarding it} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than discarding it} same {; that is as good as discarding it} other {}}.',
  'why.enough':
    'You take no more{better, select, yes {; that is {points, plural, one {# percentage point} other {# percentage points}} better than the best card} no {; that is {points, plural, one {# percentage point} other {# percentage points}} worse than the best card} same {; that is as good as the best card} other {}}.',
} as const
