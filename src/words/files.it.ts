import type { filesEn } from './files.en.ts'

/** Che cosa può non andare in un file o in una scelta: terminale e pagina lo dicono con le stesse parole. */
export const filesIt: Record<keyof typeof filesEn, string> = {
  'file.not-json': 'Questo non è un file JSON completo; forse è stato troncato.',
  'file.too-long': 'È troppo lungo per essere uno dei nostri file: al massimo {most, number} caratteri.',
  'file.too-deep':
    'In questo file elenchi o campi sono annidati per più di {most} livelli; in nessuno dei nostri succede.',
  'file.field-name': 'In questo file c’è un campo «{name}», che nessun nostro file può avere.',
  'file.not-a-match': 'Questa non è una partita salvata.',
  'file.not-a-scenario': 'Questo non è un file di scenario: il suo «format» deve essere «situation-room/scenario@1».',
  'file.not-ours':
    'In questo file non c’è niente di nostro. Dovrebbe essere una partita salvata, uno scenario o un archivio di Situation Room.',
  'file.not-a-career':
    'Questo non è un file di carriera completo. È rimasto com’era; spostalo altrove per cominciarne uno nuovo.',
  'file.version':
    'Questo file ha il formato «{format}», che questa versione non conosce. Forse una più recente lo conosce.',
  'file.edited': 'Il file è stato modificato dopo il salvataggio, quindi non c’è da fidarsi. È stato lasciato com’era.',
  'file.rules': 'È stata giocata con la versione {is} delle regole; questo programma gioca con la versione {should}.',
  'outdated.running': 'Quindi nessuno può riprenderla. Resta com’è, e questo è quanto se ne può dire.',
  'outdated.over': 'Quindi è raccontata come fu raccontata allora, e non si può né scorrere né verificare.',
  'outdated.fact': '{what}: {value}',
  'outdated.setup': 'Preparazione',
  'outdated.begun': 'Iniziata',
  'outdated.end': 'Esito',
  'outdated.kind': 'Tipo',
  'outdated.kind.practice': 'partita di prova',
  'outdated.made': '{n, plural, =0 {ancora nessuna scelta} one {# scelta} many {# scelte} other {# scelte}}',
  'outdated.choices': 'Scelte',
  'outdated.bot': '{name} (un bot: {bot})',
  'outdated.seats': 'Intorno al tavolo',
  'outdated.chosen': 'Che cosa è stato scelto',
  'outdated.said': 'Che cosa è stato detto',
  'outdated.events': 'Che cosa è successo',
  'file.deck': 'È stata giocata con un mazzo diverso da quello in uso.',
  'file.log': 'La riga {number} del suo registro non si può leggere.',
  'file.differs': 'Rigiocata, dà un risultato diverso all’evento numero {number}.',
  'file.outcome-differs': 'Rigiocata, finisce in modo diverso.',
  'error.game': 'Non c’è nessun gioco «{name}». Giochi disponibili: {known}.',
  'error.bot': 'Non c’è nessun bot «{name}». Bot disponibili: {known}.',
  'file.seats':
    '{players, plural, =0 {Questo è un gioco per una persona sola; nessun altro vi prende posto.} other {Il file non dice chi siede ai # posti.}}',
  'file.no-person': 'Almeno uno dei {players} posti deve essere di una persona.',
  'file.said': 'Ciò che è stato detto o annotato a questo tavolo non corrisponde alle persone che vi siedono.',
  'file.commitment': 'Seme e nonce non corrispondono a ciò che è stato mostrato prima della prima scelta.',
  'debrief.not-over': 'La partita non è finita: ciò che solo la fine può dire non si dice ancora.',
  'shape.type':
    'In «{at}» ci vuole {expected, select, string {un testo} number {un numero} int {un numero intero} boolean {true o false} array {un elenco} other {un oggetto}}.',
  'shape.value': 'In «{at}» ci vuole uno di questi valori: {values}.',
  'shape.unknown': 'In «{at}» c’è un campo «{name}», che lì non è previsto.',
  'shape.unknown.top': 'C’è un campo «{name}» che qui non è previsto.',
  'shape.least': 'Il valore di «{at}» è troppo piccolo o troppo corto: almeno {least}.',
  'shape.most': 'Il valore di «{at}» è troppo grande o troppo lungo: al massimo {most}.',
  'shape.other': 'Il valore di «{at}» lì non ha senso.',
  'match.unknown-choice': 'La scelta numero {number}, «{choice}», in questo gioco non esiste.',
  'match.illegal-choice': 'La scelta numero {number}, «{choice}», lì non è permessa ({rule}).',
  'match.no-such-option': '«{choice}» non è una scelta possibile.',
  'match.nothing-to-undo':
    'Non c’è niente da annullare: un tiro, una pesca o un’occhiata a una carta non si possono ritirare.',
  'match.id': 'Un invio ha un nome di 1-{most} caratteri.',
  'match.moved-on': 'Questa partita è andata avanti altrove: riaprila per vedere a che punto è.',
  'match.no-seat': 'Chi guarda soltanto non può farlo.',
  'match.ended': 'Questa partita è finita.',
  'match.other-question': 'Quella domanda non c’è più. Guarda che cosa viene chiesto ora, poi scegli di nuovo.',
  'match.chain': 'Si possono mandare da 1 a {most} scelte per volta.',
  'match.chain-settles':
    'Dopo «{choice}» si vede qualcosa di nuovo o tocca a qualcun altro: deve essere l’ultima delle scelte mandate insieme.',
  'match.no-autopilot': 'Il pilota automatico non gioca per questo posto.',
  'match.nobody-there': 'Lì non siede nessuno.',
  'match.not-out-of-time': 'Nessuno ha esaurito il tempo.',
  'match.no-rewind': 'Si può tornare indietro solo nelle partite di prova.',
  'match.rewind-to':
    '{most, plural, =0 {Non è stato ancora scelto niente.} other {Si può tornare a una scelta dalla numero 1 alla numero {most}.}}',
}
