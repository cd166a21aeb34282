import { type Evening, simulate } from './simulate.ts'

/** How many matches are simulated, and from which seed: `npm run faults` says so. */
export const campaign = (usual: { readonly matches: number; readonly seed: string }) => ({
  matches: Number(process.env.FAULT_MATCHES ?? usual.matches),
  seed: process.env.FAULT_SEED ?? usual.seed,
})

/** So much of what was found is printed: the rest comes of it as a rule. */
const MOST_SHOWN = 6

/** Evening number n of a seed, or the one that the seed names; throws where anything is wrong, with how to see it again. */
export async function evening(seed: string, n: number): Promise<Evening> {
  const name = seed.includes('#') ? seed : `${seed}#${n}`
  const found = await simulate(name)
  if (process.env.FAULT_MATCHES) process.stdout.write(`${JSON.stringify({ ...found, wrong: found.wrong.length })}\n`)
  if (found.wrong.length > 0)
    throw new Error(
      [`npm run faults -- simulation 1 '${name}'`, ...found.wrong.slice(0, MOST_SHOWN)].join('\n').slice(0, 6000),
    )
  return found
}
