import { Worker } from 'node:worker_threads'
import type { Budget } from '../bots/bot.ts'
import type { Json } from '../engine/game.ts'
import { addParts, type Part } from './simulate.ts'

/** A series to be played: plain data, because it crosses to another thread. */
export interface Task {
  readonly game: string
  /** One bot's name, or with commas that of each seat's. */
  readonly bot: string
  readonly setup: Json
  /** The cards, where they are not ours. */
  readonly deck?: Json
  /** How far it may think about one question, where somebody says so. */
  readonly budget?: Budget | undefined
  readonly seed: string
  readonly from: number
  readonly games: number
}

export type Report = { readonly done: number } | { readonly part: Part }

/** The series in as many ranges as there are workers, each as long as the others or one game longer. */
export function ranges(from: number, games: number, workers: number): { from: number; games: number }[] {
  const parts = Math.min(workers, games)
  const begin = (i: number): number => Math.floor((i * games) / parts)
  return Array.from({ length: parts }, (_, i) => ({ from: from + begin(i), games: begin(i + 1) - begin(i) }))
}

function inWorker(task: Task, onDone: (done: number) => void): Promise<Part> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task })
    worker.on('message', (report: Report) => {
      if ('part' in report) resolve(report.part)
      else onDone(report.done)
    })
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`A worker ended with code ${code}.`)))
  })
}

/** The whole series, its ranges played side by side: the same games whatever the number of workers. */
export async function playInWorkers(
  task: Task,
  workers: number,
  onProgress?: (done: number, games: number) => void,
): Promise<Part> {
  const done: number[] = []
  const parts = ranges(task.from, task.games, workers).map((range, i) =>
    inWorker({ ...task, ...range }, count => {
      done[i] = count
      onProgress?.(
        done.reduce((sum, n) => sum + n, 0),
        task.games,
      )
    }),
  )
  return addParts(await Promise.all(parts))
}
