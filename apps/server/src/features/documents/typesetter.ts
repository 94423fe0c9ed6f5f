/**
 * The typesetter of the papers: threads beside the one that answers requests, begun with the first paper and gone after a
 * quiet minute. A template only reads its data: what stands in a name or a note is printed as it is, whatever signs it holds.
 */
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { folderOf } from './folders.ts'

export type PaperKind = 'slip' | 'tags' | 'card' | 'purchase' | 'figures' | 'paper'

export interface Typeset {
  pdf(): Promise<Uint8Array>
  svg(): Promise<string>
}

/** A picture of no file of ours, by the path the paper's data call it. */
export interface Picture {
  path: string
  bytes: Buffer
}

const quietMs = 60_000
let threads: Promise<Piscina> | undefined

/** A paper to be set. The same data make the same bytes. Rejects when the template and its data do not fit. */
export function typeset(kind: PaperKind, data: unknown, pictures: readonly Picture[] = []): Typeset {
  const setAs = async (as: 'pdf' | 'svg') => {
    threads ??= makeThreads()
    return await (await threads).run({ kind, data: toldOf(data), pictures, as })
  }
  return { pdf: () => setAs('pdf'), svg: () => setAs('svg') }
}

/** The file a template reads: the data, and what of its texts it looks out for. Looking through every text of a page takes a third of its time. */
function toldOf(data: unknown): string {
  let longest = 0
  let hasEighths = false
  const d = JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'svg') {
      longest = Math.max(longest, ...value.split(/\s+/).map((word) => word.length))
      hasEighths ||= /[⅛⅜⅝⅞]/.test(value)
    }
    return value
  })
  return `{"d":${d},"texts":${JSON.stringify({ longest, hasEighths })}}`
}

async function makeThreads(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: `${folderOf('papers')}/set-paper.mjs`,
    workerData: { papers: folderOf('papers'), fonts: folderOf('fonts') },
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), 4),
    idleTimeout: quietMs,
    execArgv: [],
  })
}
