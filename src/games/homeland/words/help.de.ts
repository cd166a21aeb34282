import type { helpEn } from './help.en.ts'

export const helpDe: Readonly<Record<keyof typeof helpEn, string>> = {
  'help.lead':
    'Die Liste sagt, was in diesem Zug getan werden muss und was getan werden kann. Beginne eine Zeile und wähle dann die Karte oder den Fall, der aufleuchtet. Zurücknehmen reicht bis zum letzten Ziehen, Ansehen oder Aufdecken.',
  'help.marks':
    'Blaue Informationen, mit Schild und B, zählen gegen den Anschlag, rote, mit Flamme und R, für ihn; goldene, mit Stern und G, tun, was darauf steht.',
  'help.command':
    'Getippte Befehle tun dasselbe: „beanspruche 4“, „spiele 2 auf 4“ (die zweite Karte der Hand), „agenten 3“, „Zug beenden“.',
  'help.mark.title': 'Was die Zeichen bedeuten',
  'help.mark.rep': 'Ansehen: Siegpunkte eines Loyalen Agenten; bezahlt mit dem Einfluss zusammen Kontakte.',
  'help.mark.clout': 'Einfluss: Siegpunkte eines Politischen Opportunisten; bezahlt mit dem Ansehen zusammen Kontakte.',
  'help.mark.agents': 'Agenten: Jeder zählt 1 für Blau und lässt dich den Anschlag ansehen.',
  'help.mark.soldiers': 'Soldaten: Sie lassen dich die Informationen ansehen; ein Drohnenangriff braucht zwei.',
  'help.mark.leads': 'Leitende Ermittler: Mit jedem Fall, den du beanspruchst, geht einer mit.',
  'help.mark.sophistication':
    'Raffinesse: Sie zählt für Rot. Das Zeichen danach ist der Vorteil, für die Leitung des Falls, wenn die Bedrohung neutralisiert wird.',
  'help.mark.intel': 'Informationen zum Fall, verdeckt, mit den Zeichen derer, die sie gelegt haben.',
  'help.mark.known':
    'Was nur du von einem Fall weißt, ist unterstrichen: 6/2 ist ein Anschlag mit Schwierigkeit 6 und Wirkung 2.',
  'help.rules':
    'Ein ganzer Zug steht in M-19 und dem, was folgt, eine Analyse in M-9: Regeln öffnen sich über dem Spiel.',
  'help.keys': 'Tasten',
  'help.keys.off': 'Einzelne Tasten sind in den Einstellungen abgeschaltet.',
  'help.key.h': 'deine Hand',
  'help.key.b': 'das Spielbrett',
  'help.key.c': 'die Akte eines Falls, nach seiner Nummer',
  'help.key.c.name': 'C 4',
  'help.key.l': 'was zuletzt geschah',
  'help.key.w': 'wer am Zug ist',
  'help.key.k': 'was nur du weißt',
  'help.key.u': 'zurücknehmen',
  'help.key.a': 'der Berater, wenn sonst nur Bots spielen',
  'help.key./': 'einen Befehl eintippen',
  'help.key.arrows': 'von Fall zu Fall, wo das Spielbrett auf einen Bildschirm passt',
}
