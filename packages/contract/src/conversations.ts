/**
 * Conversations: what a customer's account and a shop write to each other, of one order or one quote, and what a house and the partner
 * that sews an order of it write of that. Both sides have the same routes, customers and shops each under their own address; nobody else
 * reads a line or a photo.
 */
import { z } from 'zod'
import { route } from './route.ts'
import { count, id, instant, lines, page, pageQuery } from './shapes.ts'

const row = z.object({
  id,
  /** The name of the other side, and what it is to this one. */
  withName: z.string(),
  with: z.enum(['tailor', 'customer', 'partner', 'house']),
  /** Of the own book, where this side is a shop. */
  orderId: id.optional(),
  orderNumber: z.string().optional(),
  quoteId: id.optional(),
  garments: z.array(z.object({ key: z.string(), name: z.string().optional() })),
  last: z
    .object({
      words: z.string(),
      hasPhoto: z.boolean(),
      isMine: z.boolean(),
      isHidden: z.literal(true).optional(),
    })
    .optional(),
  lastAt: instant,
  /** Written by the other side and not seen yet. Photos that came with a request for a quote are not counted: the request is news of its own. */
  unread: count,
  /** Something of the other side was not seen yet, such photos too. */
  isUnseen: z.literal(true).optional(),
  /** Nobody writes any more: its quote came to nothing, or house and partner have parted. */
  isClosed: z.boolean(),
  /** House and partner have parted, and no order stands open between them. */
  isParted: z.literal(true).optional(),
})
export type ConversationRow = z.output<typeof row>

const message = z.object({
  id,
  isMine: z.boolean(),
  author: z.string(),
  words: z.string(),
  /** The operator keeps its words and its photo from both sides. */
  isHidden: z.literal(true).optional(),
  photo: z.object({ url: z.string(), thumbUrl: z.string() }).optional(),
  at: instant,
  /** Seen by the other side. */
  isRead: z.boolean(),
})
export type ConversationMessage = z.output<typeof message>

const byId = { params: z.object({ id }) }
const unread = z.object({ unread: count })
const opened = z.object({ id })

const writing = {
  ...byId,
  carries: 'form',
  files: ['photo'],
  /** Words, a photo, or both. */
  body: z.object({ id, words: lines(2000).default('') }),
  reply: message,
} as const
const photo = {
  params: z.object({ id, photoId: id, size: z.enum(['thumb', 'full']) }),
  replies: 'file',
} as const
const messages = { ...byId, query: z.object(pageQuery), reply: page(message) } as const

export const conversationRoutes = {
  list: route({
    method: 'GET',
    path: '/api/conversations',
    access: 'signedIn',
    summary: 'The own conversations, what was written last first',
    query: z.object(pageQuery),
    reply: page(row),
  }),
  unread: route({
    method: 'GET',
    path: '/api/conversations/unread',
    access: 'signedIn',
    summary: 'How many messages of shops were not seen yet',
    reply: unread,
  }),
  open: route({
    method: 'POST',
    path: '/api/conversations',
    access: 'signedIn',
    summary: 'The conversation of one of the own orders, opened when there is none',
    body: z.object({ orderId: id }),
    reply: opened,
  }),
  read: route({
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'signedIn',
    summary: 'One of them',
    ...byId,
    reply: row,
  }),
  messages: route({
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'signedIn',
    summary: 'What was written, the newest first',
    ...messages,
  }),
  write: route({
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'signedIn',
    summary: 'Write to the shop. Throws conversations.blockedWord, conversations.closed, images.*',
    ...writing,
  }),
  seen: route({
    method: 'POST',
    path: '/api/conversations/:id/seen',
    access: 'signedIn',
    summary: 'What the shop wrote was seen',
    ...byId,
    reply: unread,
  }),
  photo: route({
    method: 'GET',
    path: '/api/conversations/:id/photos/:photoId/:size',
    access: 'signedIn',
    summary: 'A photo of a conversation, for its two sides alone',
    ...photo,
  }),
}

export const shopConversationRoutes = {
  list: route({
    method: 'GET',
    path: '/api/shop/conversations',
    access: 'shop:conversations.read',
    summary: 'The shop’s conversations, what was written last first',
    query: z.object(pageQuery),
    reply: page(row),
  }),
  unread: route({
    method: 'GET',
    path: '/api/shop/conversations/unread',
    access: 'shop:conversations.read',
    summary: 'How many messages to the shop were not seen yet',
    reply: unread,
  }),
  ofOrder: route({
    method: 'GET',
    path: '/api/shop/orders/:id/conversation',
    access: 'shop:conversations.read',
    summary:
      'Whether the customer of an order can be written to, what they wrote that was not seen, and the same of its partner',
    ...byId,
    reply: z.object({
      /** Of an order that a house gave, the house is its customer. */
      with: z.enum(['customer', 'house']),
      canWrite: z.boolean(),
      unread: count,
      /** To whom the house gave it last. */
      partner: z.object({ name: z.string(), unread: count }).optional(),
    }),
  }),
  open: route({
    method: 'POST',
    path: '/api/shop/conversations',
    access: 'shop:conversations.write',
    summary: 'The conversation of an order, opened when there is none. Throws conversations.noAccount',
    body: z.object({ orderId: id, with: z.enum(['customer', 'partner']).default('customer') }),
    reply: opened,
  }),
  read: route({
    method: 'GET',
    path: '/api/shop/conversations/:id',
    access: 'shop:conversations.read',
    summary: 'One of them',
    ...byId,
    reply: row,
  }),
  messages: route({
    method: 'GET',
    path: '/api/shop/conversations/:id/messages',
    access: 'shop:conversations.read',
    summary: 'What was written, the newest first',
    ...messages,
  }),
  write: route({
    method: 'POST',
    path: '/api/shop/conversations/:id/messages',
    access: 'shop:conversations.write',
    summary:
      'Write to the customer, partner or house. Throws conversations.blockedWord, conversations.closed, images.*',
    ...writing,
  }),
  seen: route({
    method: 'POST',
    path: '/api/shop/conversations/:id/seen',
    access: 'shop:conversations.read',
    summary: 'What the other side wrote was seen',
    ...byId,
    reply: unread,
  }),
  photo: route({
    method: 'GET',
    path: '/api/shop/conversations/:id/photos/:photoId/:size',
    access: 'shop:conversations.read',
    summary: 'A photo of a conversation',
    ...photo,
  }),
}
