import type { verifyEn } from './verify.en.ts'

export const verifyDe: Readonly<Record<keyof typeof verifyEn, string>> = {
  'verify.sum': 'Prüfsumme: Die Datei ist, wie sie geschrieben wurde.',
  'verify.sum.not': 'Prüfsumme: {problem}',
  'verify.commitment': 'Festlegung: Seed und Nonce ergeben {commitment}, gezeigt vor der ersten Entscheidung.',
  'verify.commitment.not':
    'Festlegung: Seed und Nonce ergeben nicht {commitment}, gezeigt vor der ersten Entscheidung.',
  'verify.commitment.none': 'Festlegung: Es gab keine, wie in jeder Partie für eine Person.',
  'verify.secret': 'Geheimnis des Tisches: Es ergibt {commitment}, gezeigt, bevor jemand saß.',
  'verify.secret.not': 'Geheimnis des Tisches: Es ergibt nicht, was gezeigt wurde, bevor jemand saß.',
  'verify.shares':
    '{n, plural, =0 {Bits der Spieler: Es wurden keine gegeben.} other {Bits der Spieler: Gegeben wurde, was versprochen war ({players}).}}',
  'verify.shares.not': 'Bits der Spieler: Gegeben wurde nicht, was versprochen war ({players}).',
  'verify.shares.left-out': 'Bits der Spieler: versprochen und nicht gegeben ({players}).',
  'verify.seed': 'Seed: Er ist aus dem Geheimnis und all diesen Bits gemacht.',
  'verify.seed.not': 'Seed: Er ist nicht aus dem Geheimnis und diesen Bits gemacht.',
  'verify.seed.daily': 'Seed: der des Anrufs vom {day}, für alle auf diesem Server derselbe.',
  'verify.own': 'Eigene Bits: Die dieser Rechner für {player} gab, sind darin.',
  'verify.own.not': 'Eigene Bits: Die dieser Rechner für {player} gab, sind nicht darin.',
  'verify.own.none': 'Eigene Bits: Dieser Rechner gab keine oder kennt sie nicht mehr.',
  'verify.replay':
    'Nachgespielt: {choices, plural, one {# Entscheidung} other {# Entscheidungen}}, {events, plural, one {# Ereignis} other {# Ereignisse}}, alles gleich.',
  'verify.replay.not': 'Nachgespielt: {problem}',
  'verify.seed.known':
    'Seed: bekannt. Wer den Tisch geöffnet hat, hat „{seed}“ eingegeben, und dabei blieb es. Nichts war dem Zufall überlassen.',
  'verify.promises.not':
    'Versprechen: Als dieser Rechner seine Bits gab, waren andere Hashes zu sehen als im Beleg. Jemand konnte die eigenen nach unseren wählen.',
  'verify.promises':
    'Versprechen: Die Hashes, die zu sehen waren, als dieser Rechner seine Bits gab, sind die des Belegs.',
}
