import { call } from '../../data/api.ts'
import type { ConsentSource } from './ConsentCard.tsx'

export const consentsByLink = (token: string): ConsentSource => ({
  read: () => call('GET /api/track/:token/photo-consents', { params: { token } }),
  answer: (consentId, body) =>
    call('POST /api/track/:token/photo-consents/:consentId', { params: { token, consentId }, body }),
})

export const consentsOfOwn = (id: string): ConsentSource => ({
  read: () => call('GET /api/own/orders/:id/photo-consents', { params: { id } }),
  answer: (consentId, body) =>
    call('POST /api/own/orders/:id/photo-consents/:consentId', { params: { id, consentId }, body }),
})
