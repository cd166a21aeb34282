import type { mcpEn } from './mcp.en.ts'

export const mcpDe: Readonly<Record<keyof typeof mcpEn, string>> = {
  'cli.mcp': 'einem KI-Assistenten einen Platz anbieten, über das Model Context Protocol auf Standardein- und -ausgabe',
  'mcp.instructions':
    'Du hast einen Platz an einem Tisch von Hostage Negotiator (eine Person) oder Homeland (3 bis 6 Personen mit geheimen Rollen). Setz dich mit join, über den Link, den dir jemand gibt, oder spiel mit begin gegen Bots. Danach: look oder wait, bis du etwas gefragt wirst; choose mit dem Namen einer der Optionen; und so weiter, bis die Phase „over“ ist. Dir wird gezeigt, was dein Platz sieht, und sonst nichts. Regeln schlägst du mit rules nach, mit why fragst du, warum eine Option nicht geht, und mit say sprichst du mit den anderen.',
  'mcp.tool.join':
    'Setzt sich über den Link eines Platzes an einen Tisch eines Servers oder kommt zu diesem Platz zurück.',
  'mcp.join.link': 'Der Link eines Platzes, etwa {example}.',
  'mcp.tool.begin': 'Beginnt ein Spiel auf diesem Rechner, allein oder gegen Bots. Es wird nirgends aufbewahrt.',
  'mcp.begin.bot':
    'Der Bot auf den anderen Plätzen von Homeland: analyst oder careerist, auch mit Temperament (analyst:bold, careful, chatty, quiet), steady oder random.',
  'mcp.tool.look':
    'Was dein Platz sieht: was seit dem letzten Mal geschehen ist, wie es steht, was gefragt ist und mit welchen Namen man antwortet.',
  'mcp.look.view': 'Ob die ganze Ansicht auch als Daten mitkommt; ja, wenn du nicht false sagst.',
  'mcp.tool.choose': 'Beantwortet die Frage, die dir gestellt ist, mit einer ihrer Optionen.',
  'mcp.choose':
    'Der Name einer Option, wie die Entscheidung ihn nennt; oder eine Kette von Namen, jeder eine Option der Frage, zu der der vorige führt; sie wird ganz genommen oder gar nicht.',
  'mcp.tool.undo': 'Nimmt deine letzte Wahl zurück, solange durch sie nichts Neues zu sehen war.',
  'mcp.tool.wait':
    'Wartet, bis du etwas gefragt wirst oder das Spiel zu Ende ist, und sieht dann nach; höchstens zwei Minuten.',
  'mcp.wait.seconds': 'Wie lange höchstens, in Sekunden; 30, wenn nichts gesagt ist.',
  'mcp.tool.why':
    'Sagt, warum eine Option jetzt nicht geht, mit ihrer Regel; oder bei einer, die man wählen kann, was aus ihr werden kann.',
  'mcp.why.option': 'Der Name einer Option.',
  'mcp.tool.say':
    'Spricht zum Tisch: eigene Worte (an einem Server) oder eine Behauptung in Homeland. Eine Notiz ist nur für dich.',
  'mcp.say.text': 'Was du allen schreibst.',
  'mcp.say.claim':
    'Was du behauptest, als Daten: about „case“, case 7, says „need-help“; oder about „player“, player 2, says „suspect“, strength „little“.',
  'mcp.say.note': 'Über einen Fall oder eine Person, und ein Text; ein leerer nimmt die Notiz weg.',
  'mcp.tool.table':
    'An einem Server: hält das Spiel an oder macht weiter, nimmt mehr Zeit, stimmt über jemanden ab, der abwesend ist.',
  'mcp.table.about': 'Der Platz, über den abgestimmt wird; keiner, um für das Ende des Spiels zu stimmen.',
  'mcp.tool.rules': 'Die Regeln, in denen ein Wort oder eine Nummer vorkommt; ohne Wort alle.',
  'mcp.tool.leave': 'Verlässt den Tisch. An einem Server bleibt der Platz deiner, und join kommt zu ihm zurück.',
  'mcp.resource.rules': 'Das Regelheft von {game}, in unseren eigenen Worten',
  'mcp.resource.cards': 'Jede Karte von {game}, und woher sie kommt',
  'mcp.name': 'Assistent',
  'mcp.no-seat': 'Du hast noch keinen Platz: join mit dem Link eines Tisches, oder begin für ein Spiel hier.',
  'mcp.seat-link': 'Das ist nicht der Link eines Platzes. Lass dir einen geben.',
  'mcp.option': '{name}: {label}',
  'mcp.option.odds': '{name}: {label} ({odds})',
  'mcp.can': '{name} kann man jetzt wählen.',
  'mcp.not-in-sight': '{name} ist keine Antwort auf das, was jetzt gefragt ist.',
}
