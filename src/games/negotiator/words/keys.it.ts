import type { keysEn } from './keys.en.ts'

export const keysIt: Record<keyof typeof keysEn, string> = {
  'call.keys.off': 'I tasti singoli sono disattivati nelle impostazioni.',
  'call.key.help': 'questo aiuto',
  'call.key.h': 'la tua mano',
  'call.key.card': 'apri una carta della mano',
  'call.key.t': 'minaccia, dadi, ostaggi e punti',
  'call.key.d': 'richieste e dossier',
  'call.key.s': 'la Zona di Acquisto',
  'call.key.l': 'gli ultimi eventi',
  'call.key.w': 'che cosa viene chiesto',
  'call.key.u': 'annulla',
  'call.key.r': 'riavvolgi',
  'call.key.command': 'scrivi una scelta',
}
