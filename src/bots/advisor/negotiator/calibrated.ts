import type { Calibrated } from './calibrate.ts'

/** Written by `npm run calibrate:advisor`, 50 calls of the seed "calibrate" each: never by hand. */
// biome-ignore format: numbers
export const calibrated: Calibrated = {of: 'c8d5aec1d4cef59912782c081c05e302969630a76a9a79b26ab7116ea39f002b',abductors: {arkayne: [{value: 0.2383,wins: 10,calls: 50},
{value: 0.6113,wins: 90,calls: 142}],donna: [{value: 0.0999,wins: 3,calls: 35},
{value: 0.212,wins: 5,calls: 30},
{value: 0.274,wins: 16,calls: 50},
{value: 0.5547,wins: 58,calls: 98}],edward: [{value: 0.1237,wins: 6,calls: 26},
{value: 0.2077,wins: 8,calls: 28},
{value: 0.4896,wins: 90,calls: 147}]}}
