import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** A backup that is not there: what one does is the feature's own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })
const passphrase = 'a long needle in the haystack'

export const backupSamples = {
  'GET /api/backups': () => ({}),
  'POST /api/backups': ({ newId }) => ({ body: { id: newId(), passphrase } }),
  'GET /api/backups/:id/file': none,
  'DELETE /api/backups/:id': none,
  'PUT /api/backups/schedule': () => ({ body: { every: 'off' } }),
  'PUT /api/backups/:id/parts/:part': ({ newId }) => ({
    params: { id: newId(), part: '1' },
    body: { isLast: 'false' },
    files: { part: { bytes: Buffer.from('not one'), filename: 'a.darzi' } },
    // The second part of a file whose first one nobody sent.
    also: [404],
  }),
  'POST /api/backups/:id/restore': (things) => ({ ...none(things), body: { passphrase } }),
  'GET /api/shop/settings-file': () => ({}),
  'POST /api/shop/settings-file': () => ({
    body: { file: JSON.stringify({ settings: { shopPhone: '98765 43210' }, language: 'en' }) },
  }),
  // The wrong name: the shop is asked about further on.
  'POST /api/shop/clear': () => ({ body: { name: 'another shop' }, also: [422] }),
  'GET /api/shop/export.zip': () => ({}),
} satisfies Samples
