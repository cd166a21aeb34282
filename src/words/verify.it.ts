import type { verifyEn } from './verify.en.ts'

export const verifyIt: Readonly<Record<keyof typeof verifyEn, string>> = {
  'verify.sum': 'Somma di controllo: il file è come fu scritto.',
  'verify.sum.not': 'Somma di controllo: {problem}',
  'verify.commitment': 'Impegno: seme e nonce danno {commitment}, mostrato prima della prima scelta.',
  'verify.commitment.not': 'Impegno: seme e nonce non danno {commitment}, mostrato prima della prima scelta.',
  'verify.commitment.none': 'Impegno: non ce n’è, come in ogni partita per uno.',
  'verify.secret': 'Segreto del tavolo: dà {commitment}, mostrato prima che qualcuno si sedesse.',
  'verify.secret.not': 'Segreto del tavolo: non dà ciò che fu mostrato prima che qualcuno si sedesse.',
  'verify.shares':
    '{n, plural, =0 {Bit dei giocatori: nessuno ne ha dati.} other {Bit dei giocatori: ciò che {players} ha dato è ciò che era promesso.}}',
  'verify.shares.not': 'Bit dei giocatori: ciò che {players} ha dato non è ciò che era promesso.',
  'verify.shares.left-out': 'Bit dei giocatori: {players} li ha promessi e non li ha dati.',
  'verify.seed': 'Seme: è fatto del segreto e di tutti questi bit.',
  'verify.seed.not': 'Seme: non è fatto del segreto e di questi bit.',
  'verify.seed.daily': 'Seme: quello della chiamata del {day}, uguale per tutti su questo server.',
  'verify.own': 'Bit propri: quelli che questo computer ha dato per {player} ci sono.',
  'verify.own.not': 'Bit propri: quelli che questo computer ha dato per {player} non ci sono.',
  'verify.own.none': 'Bit propri: questo computer non ne ha dati, o non li conosce più.',
  'verify.replay':
    'Rigiocata: {choices, plural, one {# scelta} other {# scelte}}, {events, plural, one {# evento} other {# eventi}}, tutto uguale.',
  'verify.replay.not': 'Rigiocata: {problem}',
  'verify.seed.known':
    'Seme: noto. Chi ha aperto il tavolo ha scritto «{seed}», e non è cambiato. Niente è stato lasciato al caso.',
  'verify.promises.not':
    'Promesse: quando questo computer ha dato i suoi bit erano mostrati hash diversi da quelli della ricevuta. Qualcuno ha potuto scegliere i propri in base ai nostri.',
  'verify.promises':
    'Promesse: gli hash mostrati quando questo computer ha dato i suoi bit sono quelli della ricevuta.',
}
