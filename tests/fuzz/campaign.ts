/**
 * How long a fuzzer runs and from which seed: short and always the same in `npm test`, long and as asked by
 * `npm run fuzz` (FUZZ_FACTOR multiplies the runs, FUZZ_SEED begins elsewhere). A failure prints seed and path.
 */
const whole = (name: string, usual: number): number => {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1.`)
  return value
}

export const fuzzSeed = whole('FUZZ_SEED', 1)

/** The parameters of one fast-check property that takes `runs` tries in the short form. */
export const campaign = (runs: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: runs * whole('FUZZ_FACTOR', 1),
  seed: fuzzSeed,
})
