/** Saved views: a list's filters under a name, own or shared in the shop. */
import { z } from 'zod'
import { route } from './route.ts'
import { id, requiredLine } from './shapes.ts'

/** Features whose lists have saved views. */
export const viewFeatures = ['customers', 'orders', 'inventory', 'payments'] as const
export type ViewFeature = (typeof viewFeatures)[number]
export const view = z.object({
  id,
  feature: z.enum(viewFeatures),
  name: z.string(),
  /** The list's URL query, without `?`. */
  query: z.string(),
  isShared: z.boolean(),
  isYours: z.boolean(),
})
export type View = z.output<typeof view>

export const viewRoutes = {
  list: route({
    method: 'GET',
    path: '/api/views',
    access: 'shop:views.write',
    summary: 'Own and shared views of a list',
    query: z.object({ feature: z.enum(viewFeatures) }),
    reply: z.object({ rows: z.array(view) }),
  }),
  save: route({
    method: 'POST',
    path: '/api/views',
    access: 'shop:views.write',
    summary:
      'Save a view; the same name of the same person is replaced. With the id of a view it is renamed; to the name of another: views.nameTaken',
    body: z.object({
      id: id.optional(),
      feature: z.enum(viewFeatures),
      name: requiredLine(60),
      query: z.string().max(1000),
      isShared: z.boolean().default(false),
    }),
    reply: view,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/views/:id',
    access: 'shop:views.write',
    summary: 'Remove an own view',
    params: z.object({ id }),
    reply: z.object({ ok: z.literal(true) }),
  }),
}
