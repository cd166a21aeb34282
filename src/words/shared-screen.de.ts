import type { sharedScreenEn } from './shared-screen.en.ts'

export const sharedScreenDe: Readonly<Record<keyof typeof sharedScreenEn, string>> = {
  'shared-screen.link': 'Für den gemeinsamen Bildschirm, einmal: {link}',
  'shared-screen.ended': 'Kein gemeinsamer Bildschirm zeigt diesen Tisch mehr; sein Link gilt nicht mehr.',
  'shared-screen.act.open': 'einen gemeinsamen Bildschirm öffnen; der vorige gilt nicht mehr',
  'shared-screen.act.close': 'den gemeinsamen Bildschirm schließen',
  'cli.join.screen':
    'für den Gastgeber: ein Link für einen gemeinsamen Bildschirm im Raum, der zeigt, was alle sehen dürfen; der vorige gilt nicht mehr',
  'cli.join.end-screen': 'für den Gastgeber: den gemeinsamen Bildschirm schließen',
  'lobby.word.screen': 'bildschirm',
  'lobby.help.screen': 'einen gemeinsamen Bildschirm öffnen, der zeigt, was alle sehen dürfen, oder ihn schließen',
}
