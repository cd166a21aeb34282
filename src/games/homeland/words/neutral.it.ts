import type { HomelandKey } from './index.ts'

/** Homeland in Italian with softer words: what is said instead when neutral wording is on. */
export const neutralIt = {
  'plot-kind.assassination': 'attacco a una persona',
  'rule.M-29':
    'Se il tracciato dell’agenzia è pieno, tutti, talpa compresa, accusano in segreto e nello stesso momento un altro giocatore oppure nessuno. Le scelte si rivelano insieme. Se il tempo scade, non accusi nessuno (regola della casa). Un’accusa giusta vale 6 punti vittoria; una sbagliata te ne toglie 3, anche quando non c’è alcuna talpa. Una talpa accusata da qualcuno è fuori gioco e non può vincere. Una frase dei regolamenti fa perdere gli altri se nessuno accusa: il punteggio la smentisce, e qui questa sconfitta non esiste.',
} as const satisfies Partial<Record<HomelandKey, string>>
