export const joinDe = {
  'cli.join': 'an einem Tisch eines Servers spielen, mit seinem Link; ohne ihn zurück auf den letzten Platz',
  'cli.join.link': 'der Link zu einem Platz, der des Gastgebers zum Tisch oder der Code eines Tischs',
  'cli.join.device': 'ein Link zu deinem Platz für ein anderes Gerät, gilt einmal',
  'cli.join.devices': 'die Geräte deines Platzes, und Links, die niemand benutzt hat',
  'cli.join.end-device': 'ein Gerät oder einen Link beenden, mit dem Namen aus dieser Liste',
  'cli.join.friends':
    'ein Link für Freunde, die dir über die Schulter schauen, wo du allein spielst; der vorige gilt nicht mehr',
  'join.device': 'Für ein anderes Gerät von dir, einmal: {link}',
  'join.friends': 'Für Freunde, die dir über die Schulter schauen: {link}',
  'join.device-line':
    '{id}: {what, select, this {dieses Gerät} link {ein Link, den niemand benutzt hat} other {ein anderes Gerät}}',
  'join.device-line.named': '{line} ({device})',
  'join.device.terminal': 'ein Terminal',
  'join.device.terminal.system': 'ein Terminal unter {system}',
  'cli.join.name': 'der Name am Tisch',
  'cli.value.link': 'LINK',
  'cli.verify':
    'beweisen, dass niemand die Karten einer gespeicherten Partie ausgesucht hat und sie sich gleich nachspielt',

  'join.no-link': 'Das ist kein Link zu einem Tisch; einer sieht aus wie {example}.',
  'join.behind.waiting':
    'Unter {address} antwortet etwas, aber der Server dahinter gerade nicht. Es wird weiter versucht.',
  'join.no-seat':
    'Dieser Link nennt nur den Tisch, und auf diesem Rechner gibt es dort keinen Platz. Gebraucht wird der Link eines Platzes.',
  'join.no-name': 'Ein Programm sagt, wer es ist: --name NAME.',
  'join.nothing-to-join':
    'Auf diesem Rechner gibt es keinen Platz zum Zurückkommen. Gebraucht wird der Link eines Platzes.',
  'join.prompt': 'Name: ',
  'join.welcome': '{title}. Der SHA-256 des Geheimnisses, das der Tisch hatte, bevor jemand saß, ist {commitment}.',
  'join.problem': 'Die Datei dieser Partie: {problem}',
  'join.kept': 'Die Partie liegt in {file}',
  'join.not-proved': 'Es ließ sich nicht beweisen, dass in dieser Partie gegeben wurde wie versprochen.',
  'join.ended-early': 'Der Tisch hat diese Partie vorzeitig beendet. Sie zählt nicht.',
  'join.left': 'Der Tisch ist verlassen; die Partie geht weiter. Zurück mit: {program} join',
  'join.input-closed': 'Die Eingabe endete mitten in der Partie. Zurück mit: {program} join',
  'join.output-closed': 'Niemand liest die Ausgabe mehr. Zurück mit: {program} join',

  'play.nothing-asked': 'Gerade ist hier nichts zu entscheiden.',
  'play.waiting': 'Gewartet wird auf: {players}.',
  'play.waiting.table': 'Gewartet wird auf den Tisch.',

  'lobby.welcome': 'Das ist Tisch {table}. ? sagt, was hier möglich ist.',
  'lobby.seat.free': 'Platz {n}: frei',
  'lobby.seat.person': 'Platz {n}: {name}',
  'lobby.seat.own': 'Platz {n}: {name} (der eigene)',
  'lobby.seat.bot': 'Platz {n}: {name} (Bot, {kind})',
  'lobby.gathering': 'Gewartet wird auf die anderen.',
  'lobby.full': 'Alle sind da. Gewartet wird auf den Gastgeber.',
  'lobby.dealing': 'Es wird gegeben.',
  'lobby.host.gathering': 'Es sind Plätze frei. b gibt sie Bots.',
  'lobby.host.full': 'Alle sind da. s beginnt.',
  'lobby.not-understood': '„{text}“ ist hier nicht möglich. ? für Hilfe.',
  'lobby.not-understood.json':
    'Vor der Partie kann ein Gastgeber ein Objekt mit „bot“, „free“, „invite“, „spectators“, „screen“, „code“, „talk“, „memory“, „start“ oder „close“ senden; wer am Tisch sitzt, eines mit „rise“.',
  'lobby.keys': 'q verlassen',
  'lobby.keys.host':
    '↑ ↓ Platz · b Bot · B überall Bots · f frei machen · i einladen · w Zusehen · t gemeinsamer Bildschirm · c Code · y Reden · m Merken · h still · s beginnen · x Tisch schließen · q verlassen',
  'lobby.keys.rise': 'r aufstehen',
  'lobby.invited': 'Für Platz {n}, einmal: {link}',
  'lobby.word.invite': 'einladen',
  'lobby.help.invite': 'mit einer Nummer: ein Link zu diesem freien Platz, einmal gültig',
  'lobby.word.rise': 'aufstehen',
  'lobby.help.rise': 'aufstehen; der Platz ist wieder frei',
  'lobby.risen': 'Du bist aufgestanden: Der Platz ist wieder frei.',
  'lobby.word.help': 'hilfe',
  'lobby.word.bot': 'bot',
  'lobby.word.free': 'frei',
  'lobby.word.start': 'start',
  'lobby.word.close': 'schließen',
  'lobby.word.quit': 'ende',
  'lobby.help.help': 'diese Hilfe',
  'lobby.help.bot': 'Bots auf alle freien Plätze; mit einer Nummer: auf diesen, dann vielleicht Art und Name',
  'lobby.help.free': 'mit einer Nummer: diesen Platz frei machen',
  'lobby.help.start': 'beginnen, sobald kein Platz frei ist',
  'lobby.help.close': 'den Tisch für immer schließen',
  'lobby.help.quit': 'verlassen; der Platz bleibt besetzt',

  'seats.revealed.receipt':
    'Seed {seed}, gemacht aus den Bits aller und dem Geheimnis {secret}. SHA-256 des Geheimnisses, am Anfang gezeigt: {commitment}.',

  'verify.wrong': 'Nicht alles passt.',
} as const
