/** Drafts: what a member has begun to type and not yet saved, kept so that it goes on at another device. */
import { z } from 'zod'
import { route } from './route.ts'
import { instant, requiredLine } from './shapes.ts'

/** The feature, and what its form is for: `orders.<customer>`. */
const draftKey = z
  .string()
  .max(200)
  .regex(/^[a-z]+(\.[\w-]+)+$/)

export const draftLine = z.object({
  key: draftKey,
  /** What a person calls it: the customer's name. */
  label: z.string(),
  changedAt: instant,
})
export type DraftLine = z.output<typeof draftLine>

/** JSON of the form; only the form that wrote it reads it. */
const content = z.string().max(100_000)

export const draft = z.object({
  ...draftLine.shape,
  content,
  /** Grows by one with each change, wherever it is made. */
  version: z.number().int(),
})
export type Draft = z.output<typeof draft>

export const draftRoutes = {
  list: route({
    method: 'GET',
    path: '/api/drafts',
    access: 'shop:drafts.write',
    summary: 'What the member has begun and not saved, latest first',
    reply: z.object({ rows: z.array(draftLine) }),
  }),
  read: route({
    method: 'GET',
    path: '/api/drafts/:key',
    access: 'shop:drafts.write',
    summary:
      "The member's own draft of a form, null when there is none; and what colleagues have begun of the same",
    params: z.object({ key: draftKey }),
    reply: z.object({
      draft: draft.nullable(),
      colleagues: z.array(draft.extend({ member: z.string() })),
    }),
  }),
  save: route({
    method: 'PUT',
    path: '/api/drafts/:key',
    access: 'shop:drafts.write',
    summary:
      'Keep a draft. The newest words stand; what another device wrote meanwhile comes back as `replaced`, so that nothing is lost',
    isDraft: true,
    params: z.object({ key: draftKey }),
    body: z.object({
      label: requiredLine(120),
      content,
      /** The version that was changed; without one the form was begun here. */
      basedOn: z.number().int().optional(),
    }),
    reply: z.object({ version: z.number().int(), replaced: draft.nullable() }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/drafts/:key',
    access: 'shop:drafts.write',
    summary: 'Forget a draft; one that is not there is forgotten already',
    isDraft: true,
    params: z.object({ key: draftKey }),
    reply: z.object({ ok: z.literal(true) }),
  }),
}
