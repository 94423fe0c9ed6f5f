import { Duplex } from 'node:stream'

/**
 * Lets `pg` speak to the embedded database as if it were a socket. What is written within one turn of the event
 * loop goes over in one piece; `setImmediate` (not a microtask) lets sockets be served in between.
 */
export class PGliteStream extends Duplex {
  private pending: Buffer[] = []
  private isGreeted = false
  private isDue = false

  constructor(private readonly send: (message: Uint8Array) => Promise<Uint8Array>) {
    super()
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    if (!this.isGreeted) {
      this.isGreeted = true
      this.push(greeting())
    } else if (chunk[0] === terminate) {
      this.push(null)
    } else {
      this.pending.push(chunk)
      this.flushSoon()
    }
    done()
  }

  private flushSoon() {
    if (this.isDue) return
    this.isDue = true
    setImmediate(() => void this.flush())
  }

  private async flush() {
    this.isDue = false
    const message = Buffer.concat(this.pending)
    this.pending = []
    try {
      const answer = await this.send(message)
      if (answer.length > 0) this.push(answer)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

const terminate = 0x58

/** What a server says after a start-up message: authenticated, its settings, ready. */
function greeting(): Buffer {
  const settings = {
    server_version: '18.0',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
    TimeZone: 'UTC',
  }
  const parameters = Object.entries(settings).map(([name, value]) =>
    message('S', Buffer.from(`${name}\0${value}\0`)),
  )
  return Buffer.concat([message('R', Buffer.alloc(4)), ...parameters, message('Z', Buffer.from('I'))])
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 0)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
