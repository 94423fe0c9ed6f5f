/**
 * Forms filled in outside the counter: a customer's own measurements with what they would like sewn, and the tailor's form of
 * the spec. Each makes an order that waits for the shop's approval. Field names are the spec's; values arrive as text.
 */
import { z } from 'zod'
import { route } from './route.ts'
import { email, id, line, lines, requiredLine } from './shapes.ts'

/** A size in inches (weight in pounds) as it was typed; empty and zero count as not measured. */
const size = line(20).optional()

/** The twenty fields of every book, named as in tailoring's catalogue. */
const sizes = {
  neck: size,
  shoulder_width: size,
  chest: size,
  waist: size,
  bicep: size,
  forearm: size,
  wrist: size,
  sleeve_length: size,
  back_length: size,
  armhole: size,
  hips: size,
  thigh: size,
  knee: size,
  calf: size,
  ankle: size,
  inseam: size,
  outseam: size,
  crotch: size,
  height: size,
  weight: size,
}
export const sizeFields = Object.keys(sizes) as (keyof typeof sizes)[] // the keys of a closed table

/** A key of the six order types, or of a garment the shop sews. */
const orderType = line(60).optional()
const dueDate = line(40).optional()

/** What anybody may know of a shop. */
const knownShop = z.object({
  id,
  name: z.string(),
  phone: z.string().optional(),
  address: z.string().optional(),
  /** A shop of samples, where nobody sews. */
  isDemo: z.boolean(),
})

const shopWish = z.object({ shop: z.string().max(60).optional() })

export const formRoutes = {
  shop: route({
    method: 'GET',
    path: '/api/form-shop',
    access: 'public',
    summary:
      'The shop a public form goes to: the one in its link, else the one the operator set; none when unclear',
    query: shopWish,
    reply: z.object({ shop: knownShop.optional() }),
  }),
  findShops: route({
    method: 'GET',
    path: '/api/form-shop/find',
    access: 'public',
    summary:
      'Shops by words of their name or address, or by the end of their phone: for the question which tailor',
    query: z.object({ q: requiredLine(120) }),
    reply: z.object({ shops: z.array(knownShop) }),
  }),
  customer: route({
    method: 'POST',
    path: '/api/customers/measurements',
    access: 'public',
    sameWithinSeconds: 60,
    summary: 'A customer’s own measurements and wish: an order that waits for the shop’s approval',
    query: shopWish,
    carries: 'form',
    files: ['image_upload'],
    body: z.object({
      name: requiredLine(120),
      phone: requiredLine(40),
      email: email.or(z.literal('')).optional(),
      address: lines(300).optional(),
      /** Which tailor this is for; a link’s `shop` says the same. Without either the operator’s default shop, else refused. */
      shopId: z.string().max(60).optional(),
      ...sizes,
      order_type: orderType,
      fabric_preference: line(200).optional(),
      special_instructions: lines(2000).optional(),
      due_date: dueDate,
      notes: lines(2000).optional(),
      /** Nobody sees this field; whoever fills it in is no person. No name that a browser or a keeper of passwords fills in. */
      leave_empty: z.string().max(500).optional(),
    }),
    reply: z.object({ order_id: z.string() }),
  }),
  tailor: route({
    method: 'POST',
    path: '/api/tailor/measurements',
    access: 'shop:orders.write',
    sameWithinSeconds: 60,
    summary: 'The tailor’s form: a customer, their measurements and what is to be sewn, waiting to be priced',
    carries: 'form',
    files: ['customer_photo', 'cloth_photo'],
    body: z.object({
      customer_name: requiredLine(120),
      phone: requiredLine(40),
      address: lines(300).optional(),
      ...sizes,
      cloth_type: line(60).optional(),
      order_type: orderType,
      pickup_date: dueDate,
      special_notes: lines(2000).optional(),
    }),
    reply: z.object({ order_id: z.string() }),
  }),
}
