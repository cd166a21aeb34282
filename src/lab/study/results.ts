import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { type BlockResult, jobOf, readStudy, type Study } from './study.ts'

/** A results file: the study on its first line, then a line for each block that is finished, in whatever order. */
const FORMAT = 'situation-room-lab@1'
const OWN_FILE = 0o600

const headSchema = z.strictObject({ format: z.literal(FORMAT), study: z.unknown() })
const lineSchema = z.strictObject({
  arm: z.int().min(0),
  block: z.int().min(0),
  sums: z.record(z.string().max(400), z.number()),
})

/** Finished blocks by their job, whoever played them: of two lines about one block the first counts. */
export type Finished = ReadonlyMap<number, BlockResult>

export interface Results {
  readonly study: Study
  readonly finished: Map<number, BlockResult>
}

export interface Keeping {
  /** On the disk before this comes back. Half a line is taken back where there is no room for a whole one. */
  keep(result: BlockResult): void
  close(): void
}

const problemOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

function write(file: string, handle: number, text: string, at: number): number {
  const bytes = Buffer.from(`${text}\n`)
  try {
    for (let written = 0; written < bytes.length; )
      written += writeSync(handle, bytes, written, bytes.length - written, at + written)
    fsyncSync(handle)
  } catch (error) {
    try {
      ftruncateSync(handle, at)
    } catch {
      // The next who reads it passes over half a line at the end.
    }
    throw new Fault('error.cannot-write', { file, problem: problemOf(error) })
  }
  return at + bytes.length
}

function keeping(file: string, handle: number, from: number): Keeping {
  let at = from
  return {
    keep(result) {
      at = write(file, handle, JSON.stringify(result), at)
    },
    close: () => closeSync(handle),
  }
}

/** A new results file, which must not be there yet. */
export function keepNew(file: string, study: Study): Keeping {
  let handle: number
  try {
    handle = openSync(file, 'wx', OWN_FILE)
  } catch (error) {
    if (problemOf(error) === 'EEXIST') throw new Fault('error.exists', { file })
    throw new Fault('error.cannot-write', { file, problem: problemOf(error) })
  }
  return keeping(file, handle, write(file, handle, JSON.stringify({ format: FORMAT, study }), 0))
}

/** The same file, to go on with: what was half written when its writer was ended is cut off. */
export function keepOn(file: string): Results & { readonly keeping: Keeping } {
  const { length, ...results } = readWhole(file)
  let handle: number
  try {
    handle = openSync(file, 'r+')
    ftruncateSync(handle, length)
  } catch (error) {
    throw new Fault('error.cannot-write', { file, problem: problemOf(error) })
  }
  return { ...results, keeping: keeping(file, handle, length) }
}

export function readResults(file: string): Results {
  const { study, finished } = readWhole(file)
  return { study, finished }
}

function readWhole(file: string): Results & { readonly length: number } {
  let text: Buffer
  try {
    text = readFileSync(file)
  } catch {
    throw new Fault('error.no-file', { file })
  }
  const length = text.lastIndexOf('\n') + 1
  const [first, ...lines] = text.subarray(0, length).toString('utf8').trimEnd().split('\n')
  const head = headSchema.safeParse(parsed(first))
  if (!head.success) throw new Fault('lab.no-results', { file })
  const study = readStudy(head.data.study)
  const finished = new Map<number, BlockResult>()
  for (const [i, line] of lines.entries()) {
    const read = lineSchema.safeParse(parsed(line))
    if (!read.success || read.data.arm >= study.arms.length || read.data.block >= study.blocks)
      throw new Fault('lab.bad-line', { file, line: i + 2 })
    const job = jobOf(study, read.data)
    if (!finished.has(job)) finished.set(job, read.data)
  }
  return { study, finished, length }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
