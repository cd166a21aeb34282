import type { onlookEn } from './onlook.en.ts'

export const onlookIt: Readonly<Record<keyof typeof onlookEn, string>> = {
  'onlook.late': 'Guardi con un round di ritardo. Nessuno al tavolo sente o vede quello che fai qui.',
  'onlook.host': 'Ti occupi di questo tavolo e non hai un posto: vedi ciò che vedono tutti.',
  'onlook.all': 'Vedi ciò che vedono tutti.',
  'onlook.count': '{n, plural, one {Guarda una persona.} other {Guardano # persone.}}',
  'onlook.waited': 'Chi si attende',
  'onlook.awaited': 'si attende',
  'onlook.open': 'Ciò che è scoperto davanti a ognuno',
  'tv.offer': 'Mostralo su uno schermo comune',
  'tv.another': 'Un altro schermo comune',
  'tv.close': 'Chiudi lo schermo comune',
  'tv.how':
    'Apri questo link su un televisore o un tablet che vedono tutti. Vale una volta. Lo schermo mostra ciò che possono vedere tutti, e i telefoni si siedono con il suo codice.',
  'tv.link': 'Link per lo schermo comune',
  'tv.here': 'Aprilo qui, in una finestra propria',
  'tv.here.seat':
    'Questo browser ha anche il tuo posto: chi usa questo dispositivo può aprire anche la tua scrivania. Un dispositivo a parte per lo schermo è più sicuro.',
  'tv.announced': 'Per questo tavolo è aperto uno schermo comune: mostra ciò che possono vedere tutti.',
  'tv.shown': 'Ora uno schermo comune mostra questo tavolo.',
  'tv.join':
    '{n, plural, one {Un posto è libero: prendilo con il codice.} other {# posti sono liberi: prendine uno con il codice.}}',
  'tv.closed': '{n, plural, one {Un posto è libero.} other {# posti sono liberi.}} Chi ospita invita con i link.',
  'tv.code': 'Codice per sedersi a questo tavolo',
  'tv.or': 'Oppure apri {address} e scrivi',
  'tv.sits': 'siede qui',
  'tv.public': 'Questo schermo mostra ciò che possono vedere tutti, e nessuna mano, agenda o complotto coperto.',
  'tv.awake': 'Questo browser non può tenere acceso lo schermo: imposta il dispositivo in modo che non si spenga.',
  'tv.turn': 'Turno di {player}',
  'tv.waiting': 'Si attende {players}',
  'tv.last': 'Appena successo',
  'reach.one':
    'Hai aperto questa pagina sulla macchina del server. Il link porta a {address}, dove lo trovano gli altri dispositivi della tua rete.',
  'reach.some': 'Hai aperto questa pagina sulla macchina del server. Gli altri dispositivi lo trovano a:',
  'reach.none':
    'Solo questa macchina raggiunge il server, quindi questo link non funziona altrove. Per altri dispositivi della tua rete avvialo con {command} e riapri la pagina.',
  'desk.only': 'Solo la mia scrivania: il tabellone è sullo schermo comune',
  'desk.board': 'Mostra il tabellone anche qui',
  'shoulder.title': 'Alle spalle di qualcuno',
  'shoulder.wanted':
    'Guardi la telefonata di {name}, che vuole i tuoi consigli. Ciò che tocchi viene consigliato, non fatto.',
  'shoulder.looks': 'Guardi la telefonata di {name}, che ora non vuole consigli. Puoi guardare, e non fare nulla.',
  'shoulder.no': '{name} ora non vuole consigli.',
  'shoulder.advice': 'Il tuo consiglio',
  'shoulder.send': 'Consiglia',
  'shoulder.sent': 'Consigliato: {text}',
}
