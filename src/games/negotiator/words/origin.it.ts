import type { originEn } from './origin.en.ts'

export const originIt: Record<keyof typeof originEn, string> = {
  'source.rulebook': 'dal regolamento',
  'source.public': 'da una fonte pubblica di appassionati, non verificata',
  'source.house': 'opera nostra',
  'part.name': 'nome',
  'part.copies': 'numero di copie',
  'part.cost': 'costo',
  'part.rows': 'righe',
  'part.first-row': 'prima riga',
  'part.middle-row': 'seconda riga',
  'part.last-row': 'ultima riga',
  'part.duration': 'per quanto tempo vale',
  'part.effects': 'effetto',
  'part.drawback': 'contropartita',
  'part.additional': 'effetto aggiuntivo',
  'part.hostages': 'ostaggi',
  'part.threat': 'minaccia iniziale',
  'part.demands': 'richieste in gioco',
  'part.rule': 'regola speciale',
}
