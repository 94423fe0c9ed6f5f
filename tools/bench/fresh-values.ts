import { randomBytes } from 'node:crypto'
import { newId } from '../../apps/server/src/ids.ts'
import type { Statement } from '../../apps/server/src/testing/record-statements.ts'

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids within JSON, as a step of an order has those of its pieces. */
const isJson = /^[[{]/
const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The secret part of a private link: 128 random bits. */
const link = /^[\w-]{22}$/

interface Freshening {
  since: number
  renumber(value: number): number
  /** Another id for one that stood in the recorded request. */
  instead(id: string): string | undefined
}

/**
 * Makes recorded values usable again: ids made since `since` and secrets become new ones, the same one wherever the
 * same one stood; an order's become another order's; everything else stays.
 */
export function freshValues({ since, renumber, instead }: Freshening): (value: unknown) => unknown {
  const made = new Map<string, unknown>()
  const once = (key: string, make: () => unknown) => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key)
  }
  return (value) => {
    if (Buffer.isBuffer(value) && value.length === 32)
      return once(value.toString('hex'), () => randomBytes(32))
    if (typeof value === 'string') {
      const other = instead(value)
      if (other) return other
      if (isNew(value, since)) return once(value, () => newId())
      if (isJson.test(value))
        return value.replace(anyId, (id) => instead(id) ?? (isNew(id, since) ? String(once(id, newId)) : id))
    }
    if (typeof value === 'string' && link.test(value))
      return once(value, () => randomBytes(16).toString('base64url'))
    return typeof value === 'number' ? renumber(value) : value
  }
}

/**
 * The gapless number of a new record: the one that was recorded becomes the one after the number that the counter's
 * row answers now.
 */
export function renumbering(statements: readonly Statement[]) {
  const counting = statements.find(({ text }) => /^(with "counter" as \()?update "shop_counters"/.test(text))
  const recorded = counting?.values[0]
  let now = recorded
  return {
    renumber: (value: number) => (value === recorded ? Number(now) : value),
    hear: (text: string, rows: { last?: number }[]) => {
      if (/^insert into "shop_counters"/.test(text)) now = Number(rows[0]?.last) + 1
    },
  }
}

/** Takes the ids of the next record at each call, as the requests of the app do. */
export function turning(turns: readonly string[][]): () => (id: string) => string | undefined {
  const [recorded = []] = turns
  const places = new Map(recorded.map((id, place) => [id, place]))
  let turn = 0
  return () => {
    const ids = turns[turn++ % turns.length]
    return (id) => {
      const place = places.get(id)
      return place === undefined ? undefined : ids?.[place]
    }
  }
}

function isNew(value: string, since: number): boolean {
  return uuid7.test(value) && Number.parseInt(value.slice(0, 13).replace('-', ''), 16) >= since
}
