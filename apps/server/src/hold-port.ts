import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { t } from '@darzi/words/server.ts'
import { onPort } from './on-port.ts'
import type { Settings } from './settings.ts'

/**
 * Takes the port before anything else is touched: a port that is taken is noticed at once, and who asks while the
 * program still starts is told "not yet". Answers how to give the port back. Throws StartError.
 */
export async function holdPort(settings: Settings): Promise<() => Promise<void>> {
  if (settings.PORT === 0) return async () => {} // any free one is taken when it is needed
  const server = createServer(answerNotYet)
  await onPort(settings, async (place) => {
    server.listen(place)
    await once(server, 'listening')
  })
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

const retrySeconds = 2

function answerNotYet({ url }: IncomingMessage, response: ServerResponse) {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('connection', 'close') // this server is soon another
  if (url === '/healthz') return json(response, { ok: true })
  response.statusCode = 503
  response.setHeader('retry-after', retrySeconds)
  if (url === '/readyz') return json(response, { ok: false })
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(t('en', 'problems.request.unavailable'))
}

function json(response: ServerResponse, said: object) {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(said))
}
