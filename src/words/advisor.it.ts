/** The advisor: what it says in any game, and why it says nothing. */
export const advisorIt = {
  'advisor.title': 'Il consigliere',
  'advisor.thinking': 'Il consigliere riflette …',
  'advisor.ready': 'La prima scelta del consigliere: {label}, {chance}.',
  'advisor.line': '{n}. {label}: {chance}. {why}',
  'advisor.chance.counted':
    '{share, number, ::percent} di vittorie (da {low, number, ::percent} a {high, number, ::percent})',
  'advisor.chance.measured':
    '{share, number, ::percent} di vittorie (da {low, number, ::percent} a {high, number, ::percent})',
  'advisor.chance.reckoned': 'circa {share, number, ::percent} di vittorie',
  'advisor.how.counted':
    'Contato in {n, plural, one {# partita} other {# partite}} che i bot hanno giocato fino in fondo da qui, in mondi estratti da ciò che puoi sapere. Tra parentesi l’intervallo in cui la quota sta con il 95% di certezza. Dove le cifre differiscono meno di quanto farebbe il caso, viene prima la scelta dell’analista.',
  'advisor.how.measured':
    'La discussione è calcolata su ogni lancio. Delle chiamate del solutore che sembravano altrettanto buone, tante sono state vinte; tra parentesi l’intervallo in cui la quota sta con il 95% di certezza.',
  'advisor.how.reckoned':
    'Calcolato su ogni lancio della discussione; ciò che viene dopo, se viene qualcosa, ha solo un valore approssimativo.',
  'advisor.belief': 'Che cosa si può sapere degli altri',
  'advisor.longer': 'Rifletti più a lungo',
  'advisor.choose': 'Fai così',
  'advisor.failed': 'Il consigliere non è raggiungibile.',

  'advisor.people': 'Il consigliere è per le partite da soli o con i bot. Qui giocano altre persone.',
  'advisor.daily': 'La chiamata del giorno ha una classifica: lì nessuno riceve consigli.',
  'advisor.memory': 'Questo tavolo ha deciso che nulla viene ricordato per nessuno: qui non ci sono consigli.',
  'advisor.none': 'In questo gioco non c’è un consigliere.',
  'advisor.watching': 'Il consigliere parla a chi gioca. Tu guardi.',
  'advisor.nothing-asked': 'Ora non ti si chiede nulla: il consigliere aspetta.',
  'advisor.iterations': 'Quanto deve riflettere il consigliere? Scrivi un numero intero da 1 a {most}.',

  'plain.word.advisor': 'consigliere',
  'plain.help.advisor':
    'che cosa farebbe il consigliere e perché, se giochi da solo o con i bot; un numero lo fa riflettere di più o di meno',
  'screen.help.advisor': 'v | che cosa farebbe il consigliere, e perché (solo da soli o con i bot)',
  'mcp.tool.advisor':
    'Chiede al consigliere le opzioni migliori con probabilità di vittoria e motivi; solo se giochi da solo o con i bot.',
  'mcp.advisor.iterations':
    'quanto riflette: partite giocate fino in fondo in Homeland, posizioni in Hostage Negotiator',
} as const
