import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface AnswerOfListener {
  code: number
  headers?: Record<string, string>
  body?: string
  /** Says nothing at all. */
  isSilent?: boolean
}

/** Somebody's server that is told things: keeps what it hears, and answers as the test says. */
export async function startListener() {
  const heard: Heard[] = []
  let answer: AnswerOfListener = { code: 200, body: 'ok' }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      })
      if (answer.isSilent) return
      response.writeHead(answer.code, answer.headers)
      response.end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    heard,
    port,
    answerWith(next: AnswerOfListener) {
      answer = next
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
export type Listener = Awaited<ReturnType<typeof startListener>>
