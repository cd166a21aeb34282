import type { filesEn } from './files.en.ts'

export const filesIt: Record<keyof typeof filesEn, string> = {
  'position.abductor': 'Non c’è nessun sequestratore «{name}».',
  'position.step': '«{at}»: Non c’è nessun passaggio «{name}».',
  'position.card': 'Non c’è nessuna carta «{name}» di quel tipo.',
  'position.frame': 'In «{at}» al passaggio «{step}» serve qualcosa che ci sia davvero, non {value}.',
  'position.copies':
    '«{name}» compare più volte di quante ne esistano: {copies, plural, one {# copia} other {# copie}}.',
  'position.missing':
    '«{name}» non è da nessuna parte: se indichi sia la mano sia la Zona di Acquisto, ogni carta deve trovarsi in una delle zone.',
  'position.demand-kind': 'Di una richiesta serve la carta, o almeno il tipo: major o escape.',
  'position.demand': '«{name}» non è una richiesta che questo sequestratore può avere lì.',
  'position.demand-count': 'Il numero di richieste maggiori e di fuga non è quello previsto per {abductor}.',
  'position.terror': 'Non c’è più nessuna carta Terrore «{name}» per quella posizione.',
  'position.terror-left': 'Non possono restare {left} carte Terrore.',
  'position.not-minor': '«{name}» non è una richiesta minore.',
  'position.hostages': 'Gli ostaggi devono essere in tutto da 1 a {most}, non {total}.',
  'position.hand': 'In mano si possono avere al massimo {limit} carte, non {n}.',
  'position.lost': 'Con {killed} ostaggi eliminati su {total} la partita è già persa.',
  'position.second-empty': 'Il complice si arrende appena la Zona Ostaggi è vuota.',
  'position.second-demands': 'Con il complice non ci sono richieste.',
  'position.gone-demands': 'Le richieste escono dal gioco solo insieme al sequestratore: imposta «second» su true.',
  'position.last': 'È l’ultima discussione solo quando non resta nessuna carta Terrore.',
  'position.looked': 'Le carte Terrore guardate sono più di quelle che ci sono.',
  'position.pivotal': 'Un fatto cruciale può essere solo l’ultima carta del mazzo Terrore.',
  'position.escaping': 'Il sequestratore può andarsene solo dopo che è stata concessa una richiesta di fuga.',
  'position.next': 'Una partita in corso deve avere un passaggio successivo, una finita non ne ha.',
  'position.cards': 'Non tutte le carte si trovano in un solo posto: {fault}.',
  'deck.count':
    '{what, select, conversation {Le carte Discussione devono essere {should}, non {is}.} free {Le carte Discussione di costo 0 devono essere {should}, non {is}.} majors {Le richieste maggiori devono essere {should}, non {is}.} escapes {Le richieste di fuga devono essere {should}, non {is}.} red {Le carte Terrore rosse devono essere {should}, non {is}.} other {I fatti cruciali devono essere {should}, non {is}.}}',
  'deck.twice': 'L’id «{id}» è usato due volte.',
  'deck.one-way.conversation': '«{id}» deve avere esattamente uno tra effects, rows, compare e reroll.',
  'deck.one-way': '«{id}» deve avere esattamente uno tra effects, rows, compare e minor.',
  'deck.pivotal': '«{id}» è un fatto cruciale: non può essere una richiesta minore.',
  'deck.too-few-majors':
    '{id} distribuisce {should, plural, one {# richiesta maggiore} other {# richieste maggiori}} e ne ha {is}.',
  'deck.too-few-escapes': '{id} distribuisce {should} richieste di fuga, più di quante ce ne siano.',
  'deck.threat': 'La minaccia di {id} deve andare da 0 (L) a 7 (E), non {is}.',
  'deck.unknown-abductor': '«{id}» appartiene a «{abductor}», che non è nel mazzo.',
  'deck.name': '«{id}» non è una delle nostre carte: dalle un nome in en, it e de.',
}
