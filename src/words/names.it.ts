import type { namesEn } from './names.en.ts'

/** Che cosa può non andare nel nome di un giocatore. */
export const namesIt: Record<keyof typeof namesEn, string> = {
  'seats.name-empty': 'Ogni giocatore ha bisogno di un nome.',
  'seats.name-long': 'Un nome ha al massimo {most} caratteri, senza caratteri di controllo.',
  'seats.name-twice': 'C’è già qualcuno che si chiama «{name}». Ogni giocatore ha bisogno di un nome tutto suo.',
}
