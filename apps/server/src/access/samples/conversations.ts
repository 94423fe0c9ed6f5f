import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

/** Nobody wrote to anybody: to each side there is none, whoever looks. Whose a conversation is, is conversations' own test. */
const none = ({ newId }: Things) => ({ params: { id: newId() }, also: [404] })
const line = (things: Things) => ({ ...none(things), body: { id: things.newId(), words: 'Yes' }, files: {} })
const photo = ({ newId }: Things) => ({
  params: { id: newId(), photoId: newId(), size: 'thumb' as const },
  also: [404],
})

export const conversationsSamples = {
  'GET /api/conversations': () => ({}),
  'GET /api/conversations/unread': () => ({}),
  'POST /api/conversations': ({ newId }) => ({ body: { orderId: newId() }, also: [404] }),
  'GET /api/conversations/:id': none,
  'GET /api/conversations/:id/messages': none,
  'POST /api/conversations/:id/messages': line,
  'POST /api/conversations/:id/seen': none,
  'GET /api/conversations/:id/photos/:photoId/:size': photo,
  'GET /api/shop/blocked-words': () => ({}),
  'PUT /api/shop/blocked-words': () => ({ body: { words: ['cheaper'] } }),
  'GET /api/admin/blocked-words': () => ({}),
  'PUT /api/admin/blocked-words': () => ({ body: { words: [] } }),
  'GET /api/shop/conversations': () => ({}),
  'GET /api/shop/conversations/unread': () => ({}),
  'GET /api/shop/orders/:id/conversation': ({ orderId }) => ({ params: { id: orderId } }),
  // Nobody's account has this order.
  'POST /api/shop/conversations': ({ orderId }) => ({ body: { orderId }, also: [404, 409] }),
  'GET /api/shop/conversations/:id': none,
  'GET /api/shop/conversations/:id/messages': none,
  'POST /api/shop/conversations/:id/messages': line,
  'POST /api/shop/conversations/:id/seen': none,
  'GET /api/shop/conversations/:id/photos/:photoId/:size': photo,
} satisfies Samples
