import type { Calibrated } from './calibrate.ts'

/** Written by `npm run calibrate:advisor`, 110 calls of the seed "calibrate" each: never by hand. */
// biome-ignore format: numbers
export const calibrated: Calibrated = {of: 'c8d5aec1d4cef59912782c081c05e302969630a76a9a79b26ab7116ea39f002b',abductors: {arkayne: [{value: 0.1933,wins: 16,calls: 74},
{value: 0.382,wins: 13,calls: 28},
{value: 0.4227,wins: 59,calls: 110},
{value: 0.5387,wins: 31,calls: 52},
{value: 0.629,wins: 30,calls: 42},
{value: 0.7027,wins: 32,calls: 44},
{value: 0.7902,wins: 30,calls: 34},
{value: 0.8733,wins: 24,calls: 25},
{value: 0.9624,wins: 26,calls: 26}],donna: [{value: 0.0573,wins: 2,calls: 26},
{value: 0.1334,wins: 8,calls: 48},
{value: 0.2136,wins: 16,calls: 62},
{value: 0.274,wins: 45,calls: 110},
{value: 0.3702,wins: 27,calls: 59},
{value: 0.458,wins: 28,calls: 50},
{value: 0.6898,wins: 91,calls: 113}],edward: [{value: 0.1149,wins: 11,calls: 54},
{value: 0.205,wins: 18,calls: 57},
{value: 0.3178,wins: 52,calls: 110},
{value: 0.3761,wins: 29,calls: 55},
{value: 0.455,wins: 28,calls: 46},
{value: 0.5402,wins: 27,calls: 39},
{value: 0.6217,wins: 20,calls: 25},
{value: 0.8053,wins: 67,calls: 70}]}}
