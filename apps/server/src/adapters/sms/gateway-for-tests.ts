/** An SMS gateway on loopback for tests: keeps what it is sent, and answers as it is told. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TakenSms {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export async function startGateway(answer: () => number = () => 200, say: () => object = () => ({})) {
  const taken: TakenSms[] = []
  const server = createServer(async (request, reply) => {
    taken.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    reply.writeHead(answer()).end(JSON.stringify(say()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
