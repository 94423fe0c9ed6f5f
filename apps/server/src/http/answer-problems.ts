import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { faultOf } from './log.ts'
import { errorOf, problemOf } from './problems.ts'
import { languageOf } from './request-state.ts'

/** Every failure leaves as application/problem+json; a surprise becomes a 500 with its request id and no detail. */
export function answerProblems(server: FastifyInstance) {
  server.setErrorHandler((error, request, reply) => {
    const expected = errorOf(error)
    const fault = { error: faultOf(error), requestId: request.id }
    if (!expected) request.log.error(fault, 'surprise')
    else if (!(error instanceof AppError) && expected.status >= 500) request.log.error(fault, 'out of reach')
    return sendProblem(request, reply, expected ?? new AppError('request.failed', { requestId: request.id }))
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, appError: AppError) {
  const { seconds } = appError.params
  if (appError.status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds))
  const problem = problemOf(appError, languageOf(request), request.id)
  return reply
    .code(appError.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem)
}
