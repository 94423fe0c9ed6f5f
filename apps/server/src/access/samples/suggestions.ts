import type { Samples } from '../matrix-sample.ts'

/** A suggestion need not be there to be put away; each shop puts away its own. */
const mark = () => ({ params: { key: 'crowdedDay:2026-01-02:9' }, isEveryShops: true as const })

export const suggestionsSamples = {
  'GET /api/suggestions': () => ({}),
  'PUT /api/suggestions/marks/:key': () => ({ ...mark(), body: { mark: 'dismissed' } }),
  'DELETE /api/suggestions/marks/:key': mark,
  'DELETE /api/suggestions/marks': () => ({}),
  'GET /api/suggestions/settings': () => ({}),
  'PATCH /api/suggestions/settings': () => ({ body: { qualityCheck: false } }),
} satisfies Samples
