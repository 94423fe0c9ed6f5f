import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const chest = { field: 'chest', typed: '40 1/2', unit: 'in' as const }
const ofField = ({ fieldId }: Things) => ({ params: { id: fieldId } })

export const measurementsSamples = {
  'POST /api/measurement-records': ({ newId, personId }) => ({
    body: { id: newId(), personId, unit: 'in', values: [chest] },
  }),
  'GET /api/measurement-records': () => ({}),
  'GET /api/measurement-records/summary': () => ({}),
  'GET /api/measurement-records/:id': ({ recordId }) => ({ params: { id: recordId } }),
  'GET /api/people/:id/measurements': ({ personId }) => ({ params: { id: personId } }),
  'GET /api/measurement-fields': () => ({}),
  'POST /api/measurement-fields': ({ newId }) => ({ body: { name: newId(), kind: 'girth', part: 'upper' } }),
  'PATCH /api/measurement-fields/:id': (things) => ({ ...ofField(things), body: { part: 'lower' } }),
} satisfies Samples
