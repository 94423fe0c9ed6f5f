/** What a shop says of itself to the people who choose a tailor: where, since when, what it is good at, and photos of its work. */
import { linkKinds } from '@darzi/tailoring/shops/profile-limits.ts'
import { z } from 'zod'
import { piece } from './order-shapes.ts'
import { route } from './route.ts'
import { id, line, lines } from './shapes.ts'

const links = z.partialRecord(z.enum(linkKinds), z.string())
const photo = z.object({
  id,
  caption: z.string().optional(),
  /** Of a photo of a delivered piece whose customer agreed; empty for an uploaded one. */
  garments: z.array(piece.shape.garment),
})

export const shopProfile = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  pincode: z.string().optional(),
  experienceYears: z.int().optional(),
  about: z.string().optional(),
  specialties: z.array(z.string()),
  links,
  photos: z.array(photo),
})
export type ShopProfile = z.output<typeof shopProfile>

const byId = z.object({ id })
const ok = z.object({ ok: z.literal(true) })

export const settingsRoutes = {
  profile: route({
    method: 'GET',
    path: '/api/shop/profile',
    access: 'shop:shop.read',
    summary: 'What the shop says of itself',
    reply: shopProfile,
  }),
  changeProfile: route({
    method: 'PATCH',
    path: '/api/shop/profile',
    access: 'shop:shop.write',
    summary: 'Change it; what is left out stays, an empty text clears. Throws settings.linkInvalid',
    body: z.object({
      city: line(80).optional(),
      state: line(80).optional(),
      pincode: line(12).optional(),
      experienceYears: z.int().min(0).max(99).nullable().optional(),
      about: lines(2000).optional(),
      specialties: z.array(line(60)).max(20).optional(),
      links: z.partialRecord(z.enum(linkKinds), line(300)).optional(),
    }),
    reply: shopProfile,
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/shop/portfolio',
    access: 'shop:shop.write',
    summary: 'Add a photo of the shop’s work. Throws images.*, settings.tooManyPhotos',
    carries: 'form',
    files: ['photo'],
    body: z.object({ caption: line(120).optional() }),
    reply: shopProfile,
  }),
  changePhoto: route({
    method: 'PATCH',
    path: '/api/shop/portfolio/:id',
    access: 'shop:shop.write',
    summary: 'Say something else under it',
    params: byId,
    body: z.object({ caption: line(120) }),
    reply: shopProfile,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/api/shop/portfolio/:id',
    access: 'shop:shop.write',
    summary: 'Take it away',
    params: byId,
    reply: ok,
  }),
  photo: route({
    method: 'GET',
    path: '/api/shop/portfolio/:id/:size',
    access: 'shop:shop.read',
    summary: 'Its bytes',
    params: z.object({ id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
}
