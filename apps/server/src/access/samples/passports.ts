import type { Samples } from '../matrix-sample.ts'

export const passportsSamples = {
  'GET /api/own/size-sets': () => ({}),
  'GET /api/passports': () => ({}),
  // Who has no sizes has none to show.
  'POST /api/passports': ({ newId }) => ({ body: { id: newId(), source: { kind: 'scan' } }, also: [422] }),
  'POST /api/passports/:id/withdraw': ({ newId }) => ({ params: { id: newId() }, also: [404] }),
  'GET /api/passport/:token': () => ({ params: { token: 'guessed' }, also: [404, 429] }),
  'GET /api/shop/passports': () => ({}),
} satisfies Samples
