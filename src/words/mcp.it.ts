import type { mcpEn } from './mcp.en.ts'

export const mcpIt: Readonly<Record<keyof typeof mcpEn, string>> = {
  'cli.mcp': 'offrire un posto a un assistente IA, con il Model Context Protocol su standard input e output',
  'mcp.instructions':
    'Hai un posto a un tavolo di Hostage Negotiator (un giocatore) o di Homeland (da 3 a 6 giocatori con ruoli segreti). Siediti con join, con il link che qualcuno ti dà, o gioca contro i bot con begin. Poi: look o wait, finché non ti viene chiesta una decisione; choose con il nome di una delle opzioni; e così via finché la fase non è «over». Ti viene mostrato ciò che vede il tuo posto e nient’altro. Cerca le regole con rules, chiedi con why perché un’opzione è rifiutata e parla agli altri con say.',
  'mcp.tool.join': 'Si siede a un tavolo di un server con il link di un posto, o torna a quel posto.',
  'mcp.join.link': 'Il link di un posto, come {example}.',
  'mcp.tool.begin': 'Comincia una partita su questa macchina, da solo o contro i bot. Non viene conservata.',
  'mcp.begin.bot':
    'Il bot agli altri posti di Homeland: analyst o careerist, anche con un carattere (analyst:bold, careful, chatty, quiet), steady o random.',
  'mcp.tool.look':
    'Ciò che vede il tuo posto: che cosa è successo dall’ultima volta, come stanno le cose, che cosa ti viene chiesto e con quali nomi si risponde.',
  'mcp.look.view': 'Se tutta la vista viene data anche come dati; sì, a meno che tu non dica false.',
  'mcp.tool.choose': 'Risponde alla domanda che ti viene fatta con una delle sue opzioni.',
  'mcp.choose':
    'Il nome di un’opzione come lo elenca la decisione; o una catena di nomi, ognuno un’opzione della domanda a cui porta il precedente, presa tutta o per niente.',
  'mcp.tool.undo': 'Riprende la tua ultima scelta, finché non ha mostrato niente di nuovo.',
  'mcp.tool.wait':
    'Aspetta che ti venga chiesto qualcosa o che la partita finisca, e poi guarda; al massimo due minuti.',
  'mcp.wait.seconds': 'Quanto al massimo, in secondi; 30 se non dici niente.',
  'mcp.tool.why':
    'Dice perché adesso un’opzione è rifiutata, con la sua regola; o, di una che si può scegliere, che cosa ne può venire.',
  'mcp.why.option': 'Il nome di un’opzione.',
  'mcp.tool.say':
    'Parla al tavolo: parole tue (su un server), o un’affermazione in Homeland. Una nota è soltanto per te.',
  'mcp.say.text': 'Ciò che scrivi a tutti.',
  'mcp.say.claim':
    'Ciò che affermi, come dati: about «case», case 7, says «need-help»; oppure about «player», player 2, says «suspect», strength «little».',
  'mcp.say.note': 'Di un caso o di un giocatore, e un testo; uno vuoto toglie la nota.',
  'mcp.tool.table':
    'Su un server: mette in pausa la partita o la riprende, prende altro tempo, vota su un giocatore assente.',
  'mcp.table.about': 'Il posto su cui si vota; nessuno per votare la fine della partita.',
  'mcp.tool.rules': 'Le regole in cui appare una parola o un numero; tutte, senza parola.',
  'mcp.tool.leave': 'Lascia il tavolo. Su un server il posto resta tuo, e join ci torna.',
  'mcp.resource.rules': 'Il regolamento di {game}, con parole nostre',
  'mcp.resource.cards': 'Tutte le carte di {game}, e da dove vengono',
  'mcp.name': 'Assistente',
  'mcp.no-seat': 'Non hai ancora un posto: join con il link di un tavolo, o begin per cominciare qui una partita.',
  'mcp.seat-link': 'Questo non è il link di un posto. Chiedine uno.',
  'mcp.option': '{name}: {label}',
  'mcp.option.odds': '{name}: {label} ({odds})',
  'mcp.can': '{name} si può scegliere adesso.',
  'mcp.not-in-sight': '{name} non è una risposta a ciò che viene chiesto adesso.',
}
