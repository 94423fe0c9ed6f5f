import type { FastifyReply } from 'fastify'
import type { LiveHub } from '../events/live-hub.ts'
import type { EventsAnswer } from './asked.ts'

const heartbeatMs = 25_000

/** Server-sent events: a message as soon as there is one, a comment now and then so that proxies keep the line. */
export function streamEvents(reply: FastifyReply, answer: EventsAnswer, live: LiveHub) {
  reply.hijack()
  const socket = reply.raw
  socket.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  socket.write('retry: 2000\n\n: open\n\n')
  const stop = answer.start((message) => socket.write(`data: ${JSON.stringify(message)}\n\n`))
  const heartbeat = setInterval(() => socket.write(': here\n\n'), heartbeatMs)
  const forget = live.onClose(() => socket.end())
  socket.once('close', () => {
    forget()
    clearInterval(heartbeat)
    stop()
  })
}
