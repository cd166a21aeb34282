import { en } from './en.ts'

export const de: Record<keyof typeof en, string> = en
