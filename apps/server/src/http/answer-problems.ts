import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultOf } from './log.ts'
import { problemOf, refusalOf } from './problems.ts'
import { Refusal } from './refusal.ts'
import { languageOf } from './request-state.ts'

/** Every failure leaves as application/problem+json; a surprise becomes a 500 with its request id and no detail. */
export function answerProblems(server: FastifyInstance) {
  server.setErrorHandler((error, request, reply) => {
    const expected = refusalOf(error)
    if (!expected) request.log.error({ error: faultOf(error), requestId: request.id }, 'surprise')
    return sendProblem(request, reply, expected ?? new Refusal('request.failed', { requestId: request.id }))
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { seconds } = refusal.holes
  if (refusal.status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds))
  const problem = problemOf(refusal, languageOf(request), request.id)
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem)
}
