import type { originEn } from './origin.en.ts'

export const originDe: Record<keyof typeof originEn, string> = {
  'origin.title': 'Woher diese Karte kommt',
  'origin.title.of': 'Woher „{card}“ kommt',
  'origin.partly': 'zum Teil {source}',
  'origin.line': '{source}: {parts}',
}
