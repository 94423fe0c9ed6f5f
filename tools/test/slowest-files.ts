import type { PartResult } from './outcome.ts'

/** A line for each of the slowest files of all parts: seconds, part, path. */
export function slowestFiles(results: readonly PartResult[], most = 10): string[] {
  const timed = results.flatMap(({ name, files = [] }) => files.map((file) => ({ ...file, part: name })))
  return timed
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ seconds, part, path }) => `${seconds.toFixed(1).padStart(7)} s  ${path} (${part})`)
}

/** A line for each part: seconds and name. */
export function secondsByPart(results: readonly PartResult[]): string[] {
  return results.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
