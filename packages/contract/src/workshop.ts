/** The workshop: pieces on their way through the stages. Who cuts and sews sees their own, without prices or phones. */
import { dueFilters, markFilters } from '@darzi/tailoring/workshop/filters.ts'
import { z } from 'zod'
import { staffRoles } from './access.ts'
import { check, stage } from './garments.ts'
import { fieldsGoneWithout, leftUnchecked } from './order-overrides.ts'
import { orderState, piece } from './order-shapes.ts'
import { route } from './route.ts'
import { count, day, id, instant, line, page, pageQuery } from './shapes.ts'

/** What the work needs of the order around a piece. */
const work = {
  orderId: id,
  orderState,
  promisedOn: day,
  workshopOn: day.optional(),
  trialOn: day.optional(),
  daysLeft: z.int(),
  /** Who has it, by name or with the whole order. */
  worker: z.object({ id, name: z.string() }).optional(),
  /** Its stage is done and waits for the approval since. */
  approvalAsked: z.object({ at: instant, by: z.string().optional() }).optional(),
  /** At the trial the customer asked for a change. */
  trialChange: z.boolean(),
  /** The check list of its garment; ticked by whom and when. */
  checks: z.array(check.extend({ ticked: z.object({ by: z.string(), at: instant }).optional() })),
}

/** A card of the board. */
export const workCard = piece
  .pick({
    id: true,
    tag: true,
    person: true,
    garment: true,
    stages: true,
    stage: true,
    state: true,
    isUrgent: true,
    reworks: true,
    missing: true,
    cutWithout: true,
    needsPhoto: true,
    rackPlace: true,
    assignedTo: true,
    can: true,
  })
  .extend(work)
export type WorkCard = z.output<typeof workCard>

export const workPiece = piece.omit({ priceMinor: true, addOns: true }).extend({
  ...work,
  addOnNames: z.array(z.object({ key: z.string(), name: z.string().optional() })),
  /** On the customer as a whole and on the person it is sewn for. */
  pinnedNotes: z.array(z.string()),
  photos: z.array(z.object({ id, thumbUrl: z.string(), url: z.string(), note: z.string().optional() })),
})
export type WorkPiece = z.output<typeof workPiece>

const ofPiece = z.object({ id })
/** What a step passes over, as it was shown to whoever takes it. */
const stated = z.object({
  /** Sizes it goes past Cutting without. */
  missing: fieldsGoneWithout.optional(),
  /** What of the check list it is ready without. */
  unchecked: leftUnchecked.optional(),
  /** It goes past a trial though the customer asked for a change. */
  trial: z.literal(true).optional(),
})

export const workshopRoutes = {
  board: route({
    method: 'GET',
    path: '/api/workshop/board',
    access: 'shop:work.read',
    summary:
      'Open pieces by the column of their stage, those due first at the top of each; cutters and stitchers see those given to them',
    query: z.object({
      /** A number, a name, or a place on the rack. */
      q: line(120).optional(),
      /** Who has it: `me`, `none` or a member. */
      worker: z.union([z.enum(['all', 'me', 'none']), id]).default('all'),
      due: z.enum(dueFilters).default('all'),
      garment: line(60).optional(),
      mark: z.enum(markFilters).default('all'),
      perColumn: z.coerce.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({
      columns: z.array(
        z.object({
          /** The key of a stage, or `ready`. */
          key: z.string(),
          stage: stage.optional(),
          count,
          rows: z.array(workCard),
        }),
      ),
      /** Garments with open pieces, whatever is filtered. */
      garments: z.array(z.object({ key: z.string(), name: z.string().optional(), count })),
      /** All open pieces, whatever is filtered. */
      open: count,
    }),
  }),
  list: route({
    method: 'GET',
    path: '/api/workshop/pieces',
    access: 'shop:work.read',
    summary: 'Open pieces by the workshop’s date; cutters and stitchers see those given to them',
    query: z.object({ ...pageQuery, assignedTo: z.union([z.literal('me'), id]).optional() }),
    reply: page(workPiece),
  }),
  find: route({
    method: 'GET',
    path: '/api/workshop/find',
    access: 'shop:work.read',
    summary:
      'The pieces a code names: the code of a tag or a slip, or a number as typed (`ORD-042-2/3`, `42-2`, `42`); none when it names nothing of yours',
    query: z.object({ code: line(500).min(1) }),
    reply: z.object({ pieces: z.array(workCard) }),
  }),
  read: route({
    method: 'GET',
    path: '/api/workshop/pieces/:id',
    access: 'shop:work.read',
    summary: 'One piece, wherever it stands',
    params: ofPiece,
    reply: workPiece,
  }),
  workers: route({
    method: 'GET',
    path: '/api/workshop/workers',
    access: 'shop:orders.write',
    summary: 'Whom work can be given to: the active members by name, without their e-mail',
    reply: z.object({
      workers: z.array(
        z.object({
          id,
          name: z.string(),
          role: z.enum(staffRoles),
          /** Stages of garments they do well. */
          skills: z.array(z.object({ garment: z.string(), stage: z.string() })),
        }),
      ),
    }),
  }),
  stages: route({
    method: 'GET',
    path: '/api/workshop/stages',
    access: 'shop:garments.write',
    summary: 'How many open pieces stand at each stage of each garment, by the lists they began with',
    reply: z.object({ rows: z.array(z.object({ garment: z.string(), stage: z.string(), count })) }),
  }),
  move: route({
    method: 'POST',
    path: '/api/workshop/pieces/:id/move',
    access: 'shop:work.move',
    summary:
      'Take a piece to a stage of its list (0 is the first) from where it was seen. Past Cutting without all its sizes, past a trial with a change asked for, and ready with something unchecked only when `overrides` says so; past a stage that needs approval only by who may approve. Undo within ten seconds by the step',
    params: ofPiece,
    body: z.object({
      stage: count,
      /** Where it was seen: one that stands elsewhere by now is refused with orders.movedMeanwhile. */
      from: count,
      overrides: stated.optional(),
    }),
    reply: z.object({ piece: workPiece, stepId: id }),
  }),
  bulk: route({
    method: 'POST',
    path: '/api/workshop/bulk',
    access: 'shop:work.move',
    summary:
      'One act on many pieces: take them to a column or each to its next stage, give them to somebody, or undo. Answers each piece that was refused, with the reason',
    body: z.object({
      act: z.enum(['move', 'next', 'assign', 'undo']),
      /** From where each was seen: one that stands elsewhere by now is refused. */
      pieces: z
        .array(z.object({ id, from: count.optional() }))
        .min(1)
        .max(200),
      /** For `move`: the key of a stage, or `ready`. */
      column: line(60).optional(),
      /** For `assign`: null takes it from whoever has it. */
      assignedTo: id.nullable().optional(),
      /** Only where this still stands: a piece that somebody else has by now is refused as changed meanwhile. */
      ifStill: z.object({ assignedTo: id.nullable().optional() }).optional(),
      /** For `undo`: the steps to take back. */
      steps: z.array(z.object({ id, stepId: id })).optional(),
    }),
    reply: z.object({
      done: z.array(id),
      steps: z.array(z.object({ id, stepId: id })),
      unchanged: z.array(id),
      refused: z.array(z.object({ id, code: z.string(), detail: z.string() })),
    }),
  }),
  askApproval: route({
    method: 'POST',
    path: '/api/workshop/pieces/:id/ask-approval',
    access: 'shop:work.move',
    summary: 'Say that a stage that needs approval is done, by who may not approve it',
    params: ofPiece,
    body: z.object({ from: count }),
    reply: z.object({ piece: workPiece }),
  }),
  tick: route({
    method: 'PUT',
    path: '/api/workshop/pieces/:id/checks/:key',
    access: 'shop:work.move',
    summary: 'Tick a line of the check list, or take the tick away; since the last rework it is ticked anew',
    params: z.object({ id, key: z.string().max(60) }),
    body: z.object({ isTicked: z.boolean() }),
    reply: z.object({ piece: workPiece }),
  }),
  place: route({
    method: 'PUT',
    path: '/api/workshop/pieces/:id/rack',
    access: 'shop:work.move',
    summary: 'Where on the rack a piece waits for its customer; empty when it hangs nowhere',
    params: ofPiece,
    body: z.object({ place: line(20) }),
    reply: z.object({ piece: workPiece }),
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
    params: ofPiece,
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
