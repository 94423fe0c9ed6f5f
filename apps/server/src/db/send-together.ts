import type { Writable } from 'node:stream'
import type pg from 'pg'

interface Wired {
  connection: { stream: Writable }
}

const waiting = new WeakSet<Writable>()

/**
 * What is asked on this connection from here until the program next waits goes over the wire in one write, and is answered so: each
 * write and each answer wakes a process, which costs more than many a statement.
 */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as Wired).connection // pg's own, of which its types say nothing
  if (waiting.has(stream)) return
  waiting.add(stream)
  stream.cork()
  process.nextTick(() => {
    waiting.delete(stream)
    stream.uncork()
  })
}
