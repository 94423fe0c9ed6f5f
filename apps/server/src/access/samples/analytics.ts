import type { Samples } from '../matrix-sample.ts'

export const analyticsSamples = {
  'GET /api/analytics': () => ({}),
  'GET /api/analytics/overview': () => ({}),
  'GET /api/analytics/export.csv': () => ({}),
  'GET /api/analytics/export.pdf': () => ({}),
} satisfies Samples
