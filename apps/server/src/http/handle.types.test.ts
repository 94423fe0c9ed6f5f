/** The first lock: what does not compile. Each expected error that stops being one fails the type check. */
import { type AnyRoute, route } from '@darzi/contract/route.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { AppContext } from './app-context.ts'
import { handle } from './handle.ts'
import type { Handler, RequestContext, StepsContext } from './request-context.ts'

const reply = z.object({ name: z.string() })
const openRoute = route({ method: 'GET', path: '/api/open', access: 'public', summary: 'x', reply })
const shopRoute = route({
  method: 'GET',
  path: '/api/shop-only',
  access: 'shop:shop.read',
  summary: 'x',
  reply,
})
const ownRoute = route({ method: 'GET', path: '/api/own', access: 'signedIn', summary: 'x', reply })

test('a route without access, or with an action nobody knows, does not compile', () => {
  // @ts-expect-error access has no default
  route({ method: 'GET', path: '/api/x', summary: 'x', reply })
  // @ts-expect-error no such action
  route({ method: 'GET', path: '/api/x', access: 'shop:customers.steal', summary: 'x', reply })
  // @ts-expect-error no such access
  route({ method: 'GET', path: '/api/x', access: 'everyone', summary: 'x', reply })
  expectTypeOf(openRoute).toExtend<AnyRoute>()
})

test('a public handler has no member, a signed-in one no shop, and only a shop’s announces', () => {
  // @ts-expect-error nobody is known at a public handler
  type PublicMember = RequestContext<typeof openRoute>['member']
  // @ts-expect-error a signed-in account is not a member of any shop
  type AccountMember = RequestContext<typeof ownRoute>['member']
  // @ts-expect-error there is no shop to announce it in
  type AccountAnnounces = RequestContext<typeof ownRoute>['announce']
  // @ts-expect-error a handler in steps has no transaction of its own
  type StepsTx = StepsContext<typeof shopRoute>['tx']
  expectTypeOf<[PublicMember, AccountMember, AccountAnnounces, StepsTx]>().not.toBeNever()
  expectTypeOf<RequestContext<typeof shopRoute>['member']['shopId']>().toEqualTypeOf<string>()
  expectTypeOf<RequestContext<typeof ownRoute>['account']['id']>().toEqualTypeOf<string>()
})

test('a handler that answers in another shape does not compile', () => {
  const right: Handler<typeof openRoute> = async () => ({ name: 'Noor' })
  // @ts-expect-error the contract promises a text
  const wrong: Handler<typeof openRoute> = async () => ({ name: 7 })
  // @ts-expect-error the name is missing
  const missing: Handler<typeof openRoute> = async () => ({})
  const register = (app: AppContext) => {
    handle(app, openRoute, right)
    // @ts-expect-error the pipeline refuses a handler that wants what this route does not give
    handle(app, openRoute, async ({ member }) => ({ name: member.name }))
  }
  expect([register, wrong, missing]).toHaveLength(3)
})
