import rateLimit from '@fastify/rate-limit'
import { countedAddress } from './counted-address.ts'
import type { House } from './house.ts'
import { Refusal } from './refusal.ts'
import { cookieName, hashToken } from './session-cookie.ts'

/**
 * Floods are slowed per address and per account, per minute and process. Guessing of passwords and links has its
 * own limits in the database (features/accounts/attempts.ts), which all processes share.
 */
export async function limitRates(house: House) {
  const { fastify: server, settings } = house
  const cookie = cookieName(settings.isSecure)
  await server.register(rateLimit, { global: false })
  const perAddress = server.createRateLimit({
    max: settings.RATE_PER_ADDRESS,
    timeWindow: 60_000,
    keyGenerator: (request) => countedAddress(request.ip),
  })
  const perAccount = server.createRateLimit({
    max: settings.RATE_PER_ACCOUNT,
    timeWindow: 60_000,
    keyGenerator: (request) => hashToken(request.cookies[cookie] ?? '').toString('base64url'),
  })
  server.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const limits = request.cookies[cookie] ? [perAddress, perAccount] : [perAddress]
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded)
        throw new Refusal('request.tooMany', { seconds: state.ttlInSeconds })
    }
  })
}
