/** The workshop: pieces on their way through the stages. Who cuts and sews sees their own, without prices or phones. */
import { z } from 'zod'
import { staffRoles } from './access.ts'
import { fieldsGoneWithout, piece } from './order-shapes.ts'
import { route } from './route.ts'
import { count, day, id, page, pageQuery } from './shapes.ts'

const workPiece = piece.omit({ priceMinor: true, addOns: true }).extend({
  orderId: id,
  addOnNames: z.array(z.object({ key: z.string(), name: z.string().optional() })),
  promisedOn: day,
  workshopOn: day.optional(),
  trialOn: day.optional(),
  daysLeft: z.int(),
  /** On the customer as a whole and on the person it is sewn for. */
  pinnedNotes: z.array(z.string()),
  photos: z.array(z.object({ id, thumbUrl: z.string(), url: z.string() })),
})
export type WorkPiece = z.output<typeof workPiece>

export const workshopRoutes = {
  list: route({
    method: 'GET',
    path: '/api/workshop/pieces',
    access: 'shop:work.read',
    summary: 'Open pieces by the workshop’s date; cutters and stitchers see those given to them',
    query: z.object({ ...pageQuery, assignedTo: z.union([z.literal('me'), id]).optional() }),
    reply: page(workPiece),
  }),
  workers: route({
    method: 'GET',
    path: '/api/workshop/workers',
    access: 'shop:orders.write',
    summary: 'Whom work can be given to: the active members by name, without their e-mail',
    reply: z.object({
      workers: z.array(z.object({ id, name: z.string(), role: z.enum(staffRoles) })),
    }),
  }),
  move: route({
    method: 'POST',
    path: '/api/workshop/pieces/:id/move',
    access: 'shop:work.move',
    summary:
      'Take a piece to a stage of its list (0 is the first) from where it was seen; past Cutting without all its sizes only when `overrides` names them; undo within ten seconds by the step',
    params: z.object({ id }),
    body: z.object({
      stage: count,
      /** Where it was seen: one that stands elsewhere by now is refused with orders.movedMeanwhile. */
      from: count,
      /** Sizes it goes past Cutting without. */
      overrides: z.object({ missing: fieldsGoneWithout.optional() }).optional(),
    }),
    reply: z.object({ piece: workPiece, stepId: id }),
  }),
  undo: route({
    method: 'POST',
    path: '/api/workshop/steps/:id/undo',
    access: 'shop:work.move',
    summary: 'Undo one’s own last step, within ten seconds',
    params: z.object({ id }),
    reply: z.object({ piece: workPiece.optional() }),
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/workshop/pieces/:id/photos',
    access: 'shop:work.move',
    summary:
      'Add a photo of the work (form field `photo`: PNG, JPEG or WebP up to 10 MB) to a piece of one’s own',
    params: z.object({ id }),
    carries: 'form',
    files: ['photo'],
    body: z.object({ stage: z.string().max(60).optional() }),
    reply: z.object({ piece: workPiece }),
  }),
  photo: route({
    method: 'GET',
    path: '/api/workshop/photos/:id/:size',
    access: 'shop:work.read',
    summary: 'A photo of an order; cutters and stitchers see those of their own pieces',
    params: z.object({ id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
}
