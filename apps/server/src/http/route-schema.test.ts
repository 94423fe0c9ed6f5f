import { features } from '@darzi/contract/api.ts'
import type { AnyRoute } from '@darzi/contract/route.ts'
import { expect, test } from 'vitest'
import { replyWriter } from './route-schema.ts'

const routes: AnyRoute[] = Object.values(features).flatMap((feature) => Object.values(feature))

test('the reply of every route can be written, though what writes it is made at the first one', () => {
  const replying = routes.filter((route) => route.reply)
  expect(replying.length).toBeGreaterThan(300)
  for (const route of replying)
    expect(() => replyWriter(route), `${route.method} ${route.path}`).not.toThrow()
})
