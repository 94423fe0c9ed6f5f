import rateLimit from '@fastify/rate-limit'
import type { AppContext } from './app-context.ts'
import { AppError } from './app-error.ts'
import { keyHashIn } from './bearer-key.ts'
import { countedAddress } from './counted-address.ts'
import { cookieName, hashToken } from './session-cookie.ts'

/**
 * Floods are slowed per address and per account, per minute and process. Guessing of passwords and links has its
 * own limits in the database (features/accounts/attempts.ts), which all processes share; so has each key.
 */
export async function limitRates(app: AppContext) {
  const { fastify: server, settings } = app
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
    const hasSession = request.cookies[cookie] && !keyHashIn(request)
    const limits = hasSession ? [perAddress, perAccount] : [perAddress]
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded)
        throw new AppError('request.tooMany', { seconds: state.ttlInSeconds })
    }
  })
}
