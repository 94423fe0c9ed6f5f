import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nothing was asked: who may answer what is the feature's own test. */
const noLink = ({ newId }: Things) => ({ params: { token: newId(), consentId: newId() }, also: [404, 429] })
const ofOwn = ({ newId }: Things) => ({ params: { id: newId(), consentId: newId() }, also: [404] })
const body = { act: 'agree' as const, wording: 1 }

export const photoConsentsSamples = {
  'GET /api/orders/:id/photo-consents': ({ orderId }) => ({ params: { id: orderId } }),
  'POST /api/orders/:id/photo-consents': ({ orderId, newId }) => ({
    params: { id: orderId },
    body: { photoId: newId() },
    also: [404],
  }),
  'GET /api/shop/portfolio/agreed': () => ({}),
  'POST /api/shop/portfolio/agreed/:id': ({ newId }) => ({ params: { id: newId() }, also: [404] }),
  'GET /api/track/:token/photo-consents': noLink,
  'POST /api/track/:token/photo-consents/:consentId': (things) => ({ ...noLink(things), body }),
  'GET /api/track/:token/photo-consents/:consentId/:size': (things) => {
    const { params, also } = noLink(things)
    return { params: { ...params, size: 'thumb' }, also }
  },
  'GET /api/own/orders/:id/photo-consents': ofOwn,
  'POST /api/own/orders/:id/photo-consents/:consentId': (things) => ({ ...ofOwn(things), body }),
} satisfies Samples
