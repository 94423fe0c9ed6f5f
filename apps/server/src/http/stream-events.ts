import type { FastifyReply } from 'fastify'
import type { LiveHub } from '../events/live-hub.ts'
import type { EventsAnswer } from './request-context.ts'

const heartbeatMs = 25_000

interface Around {
  live: LiveHub
  /** Asked at every heartbeat, and when something happened to the shop's staff: a session may have ended. */
  mayGoOn(): Promise<boolean>
}

/** Server-sent events: a message as soon as there is one, a comment now and then so that proxies keep the line. */
export function streamEvents(reply: FastifyReply, answer: EventsAnswer, { live, mayGoOn }: Around) {
  reply.hijack()
  const socket = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) socket.setHeader(name, value)
  socket.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  if (reply.request.method === 'HEAD') return socket.end()
  if (socket.destroyed) return // gone while we asked who it is
  socket.write('retry: 2000\n\n: open\n\n')
  const endUnlessAllowed = async () => {
    const isAllowed = await mayGoOn().catch(() => true) // the database is away for a moment; asked again next time
    if (!isAllowed) socket.end()
  }
  const stop = answer.start((message) => {
    socket.write(`data: ${JSON.stringify(message)}\n\n`)
    if (isAboutStaff(message)) void endUnlessAllowed()
  })
  const heartbeat = setInterval(() => {
    socket.write(': here\n\n')
    void endUnlessAllowed()
  }, heartbeatMs)
  const forget = live.onClose(() => socket.end())
  socket.once('close', () => {
    forget()
    clearInterval(heartbeat)
    stop()
  })
}

const isAboutStaff = (message: unknown) =>
  typeof message === 'object' && message !== null && 'feature' in message && message.feature === 'staff'
