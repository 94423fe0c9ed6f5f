import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { writeDurably } from './files/write-durably.ts'

export interface MessageFolder<T> {
  /** Puts a message down; one under the same id replaces the first. */
  add(message: Omit<T, 'sentAt'>): Promise<void>
  /** Newest first. */
  list(): Promise<T[]>
  read(id: string): Promise<T | undefined>
}

interface Place<T> {
  folder: string
  shape: z.ZodType<T>
  now: () => Date
  /** How many of the newest stay. */
  mostKept: number
}

/**
 * What a port's development form does instead of sending: each message lies in a folder as a JSON file, to be read at a
 * page. File names begin with the instant, so a listing is in order.
 */
export function createMessageFolder<T extends { id: string; sentAt: string }>(
  place: Place<T>,
): MessageFolder<T> {
  const { folder } = place
  return {
    async add(message) {
      const sentAt = place.now().toISOString()
      const id = String(message['id' as keyof typeof message]) // every T has one, which Omit forgets
      const earlier = (await namesIn(folder)).filter((name) => idIn(name) === id)
      const name = `${sentAt.replaceAll(':', '-')}_${id}.json`
      await writeDurably(join(folder, name), Buffer.from(JSON.stringify({ ...message, sentAt }, null, 2)))
      const replaced = earlier.filter((other) => other !== name)
      await removeAll(folder, replaced)
      await removeAll(folder, (await namesIn(folder)).slice(place.mostKept))
    },
    async list() {
      const messages = await Promise.all((await namesIn(folder)).map((name) => open(place, name)))
      return messages.flatMap((message) => (message ? [message] : []))
    },
    async read(id) {
      const name = (await namesIn(folder)).find((candidate) => idIn(candidate) === id)
      return name === undefined ? undefined : open(place, name)
    },
  }
}

/** Newest first; half-written files have another ending. */
async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
}

function idIn(name: string): string {
  return name.slice(name.indexOf('_') + 1, -'.json'.length)
}

async function open<T>({ folder, shape }: Place<T>, name: string): Promise<T | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  } catch {
    // Trimmed away by a message sent meanwhile, or edited by hand: the folder is for looking, so the rest is shown.
    return undefined
  }
}

async function removeAll(folder: string, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}
