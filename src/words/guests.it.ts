import type { guestsEn } from './guests.en.ts'

export const guestsIt: Readonly<Record<keyof typeof guestsEn, string>> = {
  'teach.offer': 'Non conosci il gioco? Imparalo giocando, in cinque minuti',
  'teach.title': 'Impararlo in cinque minuti',
  'teach.lead':
    'Siete tutti analisti della stessa agenzia, ognuno con un’agenda segreta. Le minacce salgono verso Imminente, dove vengono analizzate: le carte intelligence blu le neutralizzano, le rosse fanno riuscire il complotto, e nessuno vede chi ha giocato che cosa.',
  'teach.then':
    'Gioca un round con una guida, poi l’accusa che chiude la partita. Il tuo posto resta tuo, e saprai che cosa succede al tuo tavolo.',
  'teach.begin': 'Comincia il round',
  'teach.table': 'Il tuo tavolo',
  'teach.kept': 'Il tuo posto resta tuo. {stands}',
  'teach.sat': '{name} si è seduto al tavolo.',
  'teach.rose': '{name} ha lasciato il tavolo.',
  'teach.begun': 'La tua partita è cominciata: le carte sono distribuite.',
  'teach.back': 'Torna al tavolo',
  'teach.play': 'Alla partita',
  'teach.stay': 'Continua a imparare',
  'terms.change': 'Cambia come si gioca',
  'terms.code.another': 'Un altro codice',
  'terms.code.off': 'Nessun codice: solo con i link',
  'terms.code.on': 'Un codice per sedersi',
  'watching.give': 'Un link per chi guarda',
  'watching.text':
    'Chiunque lo abbia può guardare, con un round di ritardo, senza fare nulla. Un altro link mette fine a questo.',
  'watching.link': 'Link per chi guarda',
  'watching.another': 'Un altro link',
  'watching.end': 'Fine: nessuno guarda più',
  'watching.ended': 'Il link per chi guarda non vale più.',
  'friends.title': 'Amici che guardano da sopra la tua spalla',
  'friends.text': 'Vedono quello che vedi tu, in diretta, e possono soltanto scriverti, se vuoi.',
  'friends.give': 'Un link per gli amici',
  'friends.link': 'Link per gli amici',
  'friends.another': 'Un altro link; chi è entrato con questo esce',
  'friends.end': 'Non far guardare più nessuno',
  'friends.ended': 'Nessuno guarda più da sopra la tua spalla.',
  'friends.count':
    '{n, plural, =0 {Nessuno guarda da sopra la tua spalla.} one {Un amico guarda da sopra la tua spalla.} other {# amici guardano da sopra la tua spalla.}}',
  'friends.may': 'Possono consigliarmi',
  'friends.advises': 'Un amico consiglia: {text}',
  'friends.advice': 'Consigli',
  'install.text': 'Tieni Situation Room su questo dispositivo: si apre come un’app, anche offline.',
  'install.by-hand':
    'Su iPhone o iPad: tocca Condividi, poi «Aggiungi alla schermata Home». Si aprirà come un’app, anche offline.',
  'install.now': 'Installa',
  'install.never': 'No, grazie',
  'plain.line':
    'A questo indirizzo la linea non è cifrata. Perciò il browser non permette di installare la pagina, di aprirla senza rete, di ricevere avvisi quando è chiusa o di accedere con una passkey. Si gioca lo stesso.',
}
