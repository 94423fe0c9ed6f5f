/** What a customer said of messages: kept by the shop, and changed by the customer on a page of their own, by a secret link. */
import type { messagingRoutes } from '@darzi/contract/notifications.ts'
import type { Consent } from '@darzi/tailoring/notifications/when.ts'
import { insideShop } from '../../access/cross-tenant.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import {
  customerHere,
  customerOfToken,
  holdMessaging,
  messagingOf,
  standingCustomer,
  writeLanguage,
  writeMessaging,
} from './messaging-store.ts'
import { removeWaiting } from './notification-store.ts'

type ReadContext = RequestContext<typeof messagingRoutes.read>
type ChangeContext = RequestContext<typeof messagingRoutes.change>
type OwnContext = StepsContext<typeof messagingRoutes.own>
type SetOwnContext = StepsContext<typeof messagingRoutes.setOwn>

export async function readMessaging({ tx, params, app }: Pick<ReadContext, 'tx' | 'params' | 'app'>) {
  const customer = await customerHere(tx, params.id)
  if (!customer) throw notFound()
  const said = await messagingOf(tx, customer.id)
  return {
    consent: said.consent,
    consentAt: said.consentAt?.toISOString(),
    consentBy: said.consentBy,
    prefers: said.prefers,
    birthday: said.birthday,
    language: customer.language ?? undefined,
    // Reading makes nothing: the link is there once somebody was told, or said something.
    link: said.token ? `${app.settings.PUBLIC_URL ?? ''}/messages/${said.token}` : undefined,
  }
}

export async function changeMessaging(ctx: ChangeContext) {
  const { tx, member, params, body, now } = ctx
  const customer = await customerHere(tx, params.id)
  if (!customer) throw notFound()
  const { shopId } = member
  const held = await holdMessaging(tx, { shopId, customerId: customer.id })
  await writeMessaging(tx, {
    shopId,
    customerId: customer.id,
    ...consentByShop(held, body.consent),
    by: 'shop',
    prefers: body.prefers === '' ? null : body.prefers,
    birthday: body.birthday === '' ? null : body.birthday,
    now,
  })
  if (body.language) await writeLanguage(tx, customer.id, body.language)
  if (body.consent === 'withdrawn') await removeWaiting(tx, customer.id)
  return readMessaging(ctx)
}

type Held = Awaited<ReturnType<typeof holdMessaging>>

/** What changes; nothing where that stands already. Throws notifications.stoppedByCustomer at `consent`: only they take it back. */
function consentByShop(held: Held, consent: Consent | undefined) {
  if (!consent || consent === held.consent) return {}
  if (held.consent === 'withdrawn' && held.consentBy === 'customer')
    throw fieldError('consent', 'notifications.stoppedByCustomer')
  return { consent, ...beforeStop(held, consent) }
}

const beforeStop = (held: Held, consent: Consent) =>
  consent === 'withdrawn' && held.consent !== 'withdrawn' ? { before: held.consent } : {}

export async function readOwnMessaging(ctx: OwnContext) {
  const found = await open(ctx)
  return ctx.step(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      const { consent } = await messagingOf(tx, await standingCustomer(tx, found.customerId))
      return { shop: { name: await nameOfShop(tx, found.shopId) }, isStopped: consent === 'withdrawn' }
    }),
  )
}

export async function setOwnMessaging(ctx: SetOwnContext) {
  const found = await open(ctx)
  const { isStopped } = ctx.body
  return ctx.once(({ tx }) =>
    insideShop(tx, found.shopId, async () => {
      const { shopId } = found
      const customerId = await standingCustomer(tx, found.customerId)
      const held = await holdMessaging(tx, { shopId, customerId })
      const consent = isStopped ? 'withdrawn' : held.consentBefore
      if (isStopped || held.consent === 'withdrawn')
        await writeMessaging(tx, {
          shopId,
          customerId,
          consent,
          ...beforeStop(held, consent),
          by: 'customer',
          now: ctx.now,
        })
      if (isStopped) await removeWaiting(tx, customerId)
      return { shop: { name: await nameOfShop(tx, found.shopId) }, isStopped }
    }),
  )
}

/** Links that lead nowhere are counted by address, and too many are told to wait. */
async function open({ params, step, request, now }: Pick<OwnContext, 'params' | 'step' | 'request' | 'now'>) {
  const { found, wait } = await step(async ({ tx }) => {
    const found = await customerOfToken(tx, params.token)
    const attempt = { kind: 'trackGuess', key: request.address, now } as const
    return { found, wait: found ? 0 : await countAttempt(tx, attempt) }
  })
  if (found) return found
  throw wait > 0 ? tooManyAttempts(wait) : notFound()
}
