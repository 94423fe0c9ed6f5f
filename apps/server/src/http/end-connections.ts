import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A server that closes waits for running requests, and for nothing else. Browsers open connections in advance, and
 * Node counts one that has asked nothing yet as busy: such are ended. A connection whose request is still running is
 * told to close with its reply; kept alive, it would hold the server for another minute.
 */
export function endConnectionsAtClose(fastify: FastifyInstance) {
  const silent = new Set<Socket>()
  let isClosing = false
  fastify.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  fastify.server.on('request', (request) => silent.delete(request.socket))
  fastify.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  fastify.addHook('preClose', async () => {
    isClosing = true
    for (const socket of silent) socket.destroy()
  })
}
