import type { originEn } from './origin.en.ts'

export const originIt: Record<keyof typeof originEn, string> = {
  'origin.title': 'Da dove viene questa carta',
  'origin.title.of': 'Da dove viene «{card}»',
  'origin.partly': 'in parte {source}',
  'origin.line': '{source}: {parts}',
}
