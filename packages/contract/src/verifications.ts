/** Verification: a shop sends photos of papers and of itself, the operator looks and decides, and strangers see what was checked and when. */
import {
  mostVerificationPhotos,
  verificationParts,
  verificationStates,
} from '@darzi/tailoring/verifications/life.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { id, instant, lines, page, pageQuery } from './shapes.ts'

const part = z.enum(verificationParts)
const state = z.enum(verificationStates)
const size = z.enum(['thumb', 'full'])
const one = z.object({ id })

const photo = z.object({ id, part })

/** What was verified and counts no longer: the shop changed it since. */
const lost = z.object({ at: instant, for: z.array(part) })

/** As the shop sees its own. */
const ownVerification = z.object({
  /** What strangers are told now. */
  badge: z.object({ at: instant, for: z.array(part) }).optional(),
  /** Until photos are put together anew. */
  lost: lost.optional(),
  /** What is being put together, waits or was decided last; absent before the first photo. */
  current: z
    .object({
      id,
      state,
      words: z.string().optional(),
      photos: z.array(photo),
      sentAt: instant.optional(),
      decidedAt: instant.optional(),
      /** Why it was refused, or what the operator adds. */
      decision: z.string().optional(),
    })
    .optional(),
})
export type OwnVerification = z.output<typeof ownVerification>

const row = z.object({
  id,
  state,
  shop: z.object({ id, name: z.string(), city: z.string().optional() }),
  sentAt: instant,
  decidedAt: instant.optional(),
  lost: lost.optional(),
})

const verification = row.extend({
  words: z.string().optional(),
  photos: z.array(photo),
  decision: z.string().optional(),
  verifiedFor: z.array(part),
  /** What the shop says of itself, to hold beside the papers. */
  owner: z.object({ name: z.string(), email: z.string() }).optional(),
  address: z.string().optional(),
  phone: z.string().optional(),
})
export type Verification = z.output<typeof verification>
export type VerificationRow = z.output<typeof row>

export const verificationRoutes = {
  own: route({
    method: 'GET',
    path: '/api/shop/verification',
    access: 'shop:shop.write',
    summary: 'Whether the own shop is verified, and what was sent',
    reply: ownVerification,
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/shop/verification/photos',
    access: 'shop:shop.write',
    summary: `Add a photo, ${mostVerificationPhotos} at most; the first begins a verification. Throws images.*, verifications.tooManyPhotos, verifications.notFromHere`,
    carries: 'form',
    files: ['photo'],
    body: z.object({ part }),
    reply: ownVerification,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/api/shop/verification/photos/:id',
    access: 'shop:shop.write',
    summary: 'Take a photo away before it is sent',
    params: one,
    reply: ownVerification,
  }),
  photo: route({
    method: 'GET',
    path: '/api/shop/verification/photos/:id/:size',
    access: 'shop:shop.write',
    summary: 'A photo the own shop sent',
    params: z.object({ id, size }),
    replies: 'file',
  }),
  send: route({
    method: 'POST',
    path: '/api/shop/verification/send',
    access: 'shop:shop.write',
    summary: 'Send it to the operator. Throws verifications.nothingToSend, verifications.notFromHere',
    body: z.object({ words: lines(2000).optional() }),
    reply: ownVerification,
  }),
  takeBack: route({
    method: 'POST',
    path: '/api/shop/verification/take-back',
    access: 'shop:shop.write',
    summary: 'Take it back before it was decided',
    reply: ownVerification,
  }),
}

export const adminVerificationRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/verifications',
    access: 'operator',
    summary: 'Verifications that wait (the oldest first) or were decided (the newest first)',
    query: z.object({ ...pageQuery, state: z.enum(['waiting', 'decided']).default('waiting') }),
    reply: page(row),
  }),
  read: route({
    method: 'GET',
    path: '/api/admin/verifications/:id',
    access: 'operator',
    summary: 'One verification with its photos',
    params: one,
    reply: verification,
  }),
  photo: route({
    method: 'GET',
    path: '/api/admin/verifications/:id/photos/:photoId/:size',
    access: 'operator',
    summary: 'A photo that a shop sent; looking at it whole is a line of the audit',
    params: z.object({ id, photoId: id, size }),
    replies: 'file',
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/verifications/:id/decide',
    access: 'operator',
    summary:
      'Verify, with what was checked, or refuse with words. Throws verifications.notFromHere, verifications.nothingChecked, verifications.wordsNeeded',
    params: one,
    body: z.object({
      act: z.enum(['verify', 'refuse']),
      for: z.array(part).max(verificationParts.length).default([]),
      words: lines(2000).optional(),
    }),
    reply: verification,
  }),
}
