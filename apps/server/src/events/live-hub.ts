import type { LiveMessage } from '@darzi/contract/live.ts'
import type pg from 'pg'
import { liveChannel } from './publish-event.ts'

/** Live streams that one session, and one address (a shop behind one line), may hold in this process. */
const mostOfSession = 20
const mostOfAddress = 300

/** How many changes are kept for screens still loading, and for how long. */
const mostRecent = 5000
const longestBackMs = 60_000

type Payload = LiveMessage & { shop?: string; account?: string; ended?: string }
type Listener = (message: LiveMessage) => void

/** Hands the database's notifications to the screens this process serves; one listening connection per process. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>()
  /** What screens still loading may ask for, oldest first. */
  private recent: { id: string; at: number; message: LiveMessage }[] = []
  private readonly everywhere = new Set<(shopId: string, message: LiveMessage) => void>()
  private readonly ends = new Set<() => void>()
  /** How to look again whether a session may go on, by the hash of its token. */
  private readonly sessions = new Map<string, Set<() => void>>()
  private readonly open = new Map<string, number>()

  /** Hears of a shop, or of an account, by its id. Tells first what happened in the last `backMs`; answers how to stop listening. */
  listen(of: string, listener: Listener, backMs = 0): () => void {
    const from = performance.now() - backMs
    for (const { id, at, message } of backMs ? this.recent : [])
      if (id === of && at >= from) listener(message)
    const heard = this.listeners.get(of) ?? new Set()
    this.listeners.set(of, heard.add(listener))
    return () => {
      heard.delete(listener)
      if (heard.size === 0) this.listeners.delete(of)
    }
  }

  /** Hears of every shop, for the work of this process itself; answers how to stop. */
  listenAll(listener: (shopId: string, message: LiveMessage) => void): () => void {
    this.everywhere.add(listener)
    return () => this.everywhere.delete(listener)
  }

  /** Called once when the server closes: open streams would keep it waiting. */
  onClose(end: () => void): () => void {
    this.ends.add(end)
    return () => this.ends.delete(end)
  }

  /** Counts a stream of this session and of this address; undefined when either has as many as it may. */
  enter({ session, address }: { session: string; address: string }): (() => void) | undefined {
    const counted = [
      { key: `session ${session}`, most: mostOfSession },
      { key: `address ${address}`, most: mostOfAddress },
    ]
    if (counted.some(({ key, most }) => (this.open.get(key) ?? 0) >= most)) return undefined
    for (const { key } of counted) this.open.set(key, (this.open.get(key) ?? 0) + 1)
    return () => {
      for (const { key } of counted) {
        const left = (this.open.get(key) ?? 1) - 1
        if (left > 0) this.open.set(key, left)
        else this.open.delete(key)
      }
    }
  }

  /** Calls `look` when this session was ended anywhere; answers how to stop. */
  onSessionEnd(session: string, look: () => void): () => void {
    const ofSession = this.sessions.get(session) ?? new Set()
    this.sessions.set(session, ofSession.add(look))
    return () => {
      ofSession.delete(look)
      if (ofSession.size === 0) this.sessions.delete(session)
    }
  }

  closeAll() {
    for (const end of this.ends) end()
  }

  get count(): number {
    return [...this.listeners.values()].reduce((sum, ofShop) => sum + ofShop.size, 0)
  }

  receive(payload: string) {
    const { shop, account, ended, ...message } = JSON.parse(payload) as Payload // written by publish-event.ts only
    if (ended) for (const look of this.sessions.get(ended) ?? []) look()
    const to = shop ?? account
    if (!to) return
    this.remember(to, message)
    for (const listener of this.listeners.get(to) ?? []) listener(message)
    if (!shop) return
    for (const listener of this.everywhere) listener(shop, message)
  }

  private remember(id: string, message: LiveMessage) {
    const at = performance.now()
    this.recent.push({ id, at, message })
    if (this.recent.length > 2 * mostRecent || (this.recent[0]?.at ?? at) < at - 2 * longestBackMs)
      this.recent = this.recent.slice(-mostRecent).filter((each) => each.at >= at - longestBackMs)
  }
}

/** The embedded database has one connection: it listens too. */
export async function listenEmbedded(pool: pg.Pool, hub: LiveHub) {
  const hear = (client: pg.ClientBase) =>
    void client.on('notification', (notification) => hub.receive(notification.payload ?? '{}'))
  pool.on('connect', hear) // should the pool ever replace its one connection
  const client = await pool.connect()
  hear(client)
  await client.query(`listen ${liveChannel}`)
  client.release()
}

const reconnectMs = 1000

/** On a server: a connection of its own, made again when it breaks. Answers how to stop. */
export function listenOnServer(connect: () => pg.Client, hub: LiveHub): () => Promise<void> {
  let isStopped = false
  let current: pg.Client | undefined
  const open = async () => {
    if (isStopped) return
    const client = connect()
    current = client
    client.on('notification', (notification) => hub.receive(notification.payload ?? '{}'))
    client.on('error', () => {}) // 'end' follows and reconnects
    client.on('end', () => setTimeout(() => void open(), reconnectMs).unref())
    try {
      await client.connect()
      await client.query(`listen ${liveChannel}`)
    } catch {
      await client.end().catch(() => {})
    }
  }
  void open()
  return async () => {
    isStopped = true
    await current?.end().catch(() => {})
  }
}
