import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './answer-problems.ts'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'
import { declarePublic } from './refuse-undeclared.ts'

/** The built web, from `folder`. Any other address is a screen of it; unknown /api addresses answer 404. */
export async function serveWeb({ fastify: server }: House, folder: string | undefined) {
  const page = folder && readFileSync(`${folder}/index.html`, 'utf8')
  if (folder)
    await server.register(async (web) => {
      declarePublic(web)
      await web.register(fastifyStatic, {
        ...{ root: folder, index: false, wildcard: false, setHeaders: cacheFor },
        // Each file of the build has its compressed twins beside it; a twin is no address of its own.
        ...{ preCompressed: true, globIgnore: ['**/*.br', '**/*.gz'] },
      })
      web.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page ?? ''))
    })
  server.setNotFoundHandler((request, reply) =>
    page && isScreen(request)
      ? sendPage(request, reply, page)
      : sendProblem(request, reply, new Refusal('request.notFound')),
  )
}

/** Built assets carry their content's hash in their name. */
function cacheFor(reply: FastifyReply, path: string) {
  reply.header(
    'cache-control',
    path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
}

function isScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  const isOurs =
    path === '/api' || ['/api/', '/auth/', '/dev/', '/assets/'].some((start) => path.startsWith(start))
  return (request.method === 'GET' || request.method === 'HEAD') && !isOurs
}

function sendPage(_request: FastifyRequest, reply: FastifyReply, page: string) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policyFor(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__CSP_NONCE__', nonce))
}

const policyFor = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
