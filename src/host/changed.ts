import type { Difference } from './diff.ts'

/** The data with these differences carried out. What has not changed is the same object as before. */
export function changed<T>(before: T, differences: readonly Difference[]): T {
  const fresh = new Set<unknown>()
  let root: unknown = before
  for (const difference of differences) root = carriedOut(root, difference, fresh)
  return root as T
}

/** Copies each object on the way once, however many differences are below it. */
function carriedOut(value: unknown, [path, ...set]: Difference, fresh: Set<unknown>): unknown {
  if (path.length === 0) return set[0]
  const copy = fresh.has(value) ? value : Array.isArray(value) ? [...value] : { ...(value as object) }
  fresh.add(copy)
  const [key, ...rest] = path
  const place = copy as Record<string | number, unknown>
  if (rest.length > 0) place[key] = carriedOut(place[key], [rest, ...set] as Difference, fresh)
  else if (set.length === 0) delete place[key]
  else place[key] = set[0]
  return copy
}
