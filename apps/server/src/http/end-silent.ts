import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections in advance. Node counts one that has asked nothing yet as busy and would wait a minute
 * for it when the server closes: here such connections are ended, while running requests are waited for.
 */
export function endSilentConnections(fastify: FastifyInstance) {
  const silent = new Set<Socket>()
  fastify.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  fastify.server.on('request', (request) => silent.delete(request.socket))
  fastify.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
