import type { LiveMessage } from '@darzi/contract/live.ts'
import type pg from 'pg'
import { liveChannel } from './publish-event.ts'

type Listener = (message: LiveMessage) => void

/** Hands the database's notifications to the screens this process serves; one listening connection per process. */
export class LiveHub {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly ends = new Set<() => void>()

  /** Answers how to stop listening. */
  listen(shopId: string, listener: Listener): () => void {
    const ofShop = this.listeners.get(shopId) ?? new Set()
    this.listeners.set(shopId, ofShop.add(listener))
    return () => {
      ofShop.delete(listener)
      if (ofShop.size === 0) this.listeners.delete(shopId)
    }
  }

  /** Called once when the server closes: open streams would keep it waiting. */
  onClose(end: () => void): () => void {
    this.ends.add(end)
    return () => this.ends.delete(end)
  }

  closeAll() {
    for (const end of this.ends) end()
  }

  get count(): number {
    return [...this.listeners.values()].reduce((sum, ofShop) => sum + ofShop.size, 0)
  }

  receive(payload: string) {
    const { shop, ...message } = JSON.parse(payload) as LiveMessage & { shop: string } // written by announce() only
    for (const listener of this.listeners.get(shop) ?? []) listener(message)
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
