import type { FastifyRequest } from 'fastify'
import { hashToken } from './session-cookie.ts'

/** By which a token is known to be a key of a shop. */
export const keyMark = 'darzi_'

/**
 * The hash of the key a request brings; undefined where it brings none. A browser adds no such header by itself, so no other site can
 * make it send one; and where one is sent, the cookie beside it stands for nobody.
 */
export function keyHashIn({ headers }: Pick<FastifyRequest, 'headers'>): Buffer | undefined {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || !token.startsWith(keyMark)) return undefined
  return hashToken(token)
}
