import type { Samples } from '../matrix-sample.ts'

/** Two shops stand in the matrix and neither is the default: a public form needs its link. */
const noShop = { also: [404, 429] }

export const formsSamples = {
  'GET /api/form-shop': () => ({}),
  'POST /api/customers/measurements': () => ({
    body: { name: 'Meera', phone: '+919876512399', chest: '38' },
    files: {},
    ...noShop,
  }),
  'POST /api/tailor/measurements': ({ newId }) => ({
    body: { customer_name: `Meera ${newId()}`, phone: '+919876512398', chest: '38' },
    files: {},
  }),
} satisfies Samples
