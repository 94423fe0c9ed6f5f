import type { FastifyReply } from 'fastify'
import type { LiveHub } from '../events/live-hub.ts'
import type { EventsAnswer } from './request-context.ts'

const heartbeatMs = 25_000

interface Around {
  live: LiveHub
  /** The hash of the session's token, in hex. */
  session: string
  /** Counts the stream out again. */
  leave(): void
  /** Asked at every heartbeat, and when something happened to the shop's staff: a session may have ended. */
  mayGoOn(): Promise<boolean>
}

/** Server-sent events: a message as soon as there is one, a comment now and then so that proxies keep the line. */
export function streamEvents(
  reply: FastifyReply,
  answer: EventsAnswer,
  { live, session, leave, mayGoOn }: Around,
) {
  reply.hijack()
  const socket = reply.raw
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) socket.setHeader(name, value)
  socket.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  if (reply.request.method === 'HEAD' || socket.destroyed) {
    leave()
    return socket.end()
  }
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
  const forgetSession = live.onSessionEnd(session, () => void endUnlessAllowed())
  socket.once('close', () => {
    forget()
    forgetSession()
    leave()
    clearInterval(heartbeat)
    stop()
  })
}

const isAboutStaff = (message: unknown) =>
  typeof message === 'object' && message !== null && 'feature' in message && message.feature === 'staff'
