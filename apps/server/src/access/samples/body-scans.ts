import { aScan } from '../../features/body-scans/scan-for-tests.ts'
import type { Sample, Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** A scan is its person's alone. */
const own = ({ scanId }: Things): Sample => ({ params: { id: scanId }, only: ['customer'] })

export const bodyScansSamples = {
  'POST /api/body-scans': ({ newId }) => ({ body: aScan({ id: newId() }) }),
  'GET /api/body-scans': () => ({}),
  'GET /api/body-scans/:id': own,
  'DELETE /api/body-scans/:id': own,
  'GET /api/body-scans/shops': () => ({}),
  'POST /api/body-scans/:id/send': (things) => ({ ...own(things), body: { shop: things.shopId } }),
  'GET /api/measurements/:userId': ({ accountId }) => ({
    params: { userId: accountId },
    only: ['customer'],
  }),
  'GET /api/measurements/:userId/mesh': ({ accountId }) => ({
    params: { userId: accountId },
    only: ['customer'],
  }),
  // The record is by tape, and the customer has sent nothing.
  'GET /api/body-scans/of-record/:id': ({ recordId }) => ({ params: { id: recordId }, also: [404] }),
  'GET /api/body-scans/sent-by/:userId': ({ accountId }) => ({ params: { userId: accountId }, also: [404] }),
  'GET /api/body-scans/pairs': () => ({}),
} satisfies Samples
