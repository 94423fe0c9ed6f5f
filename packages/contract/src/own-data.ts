/** What is kept of one's own account: taken away as a file, or deleted. */
import { z } from 'zod'
import { route } from './route.ts'
import { count, id } from './shapes.ts'

export const ownDataRoutes = {
  exportFile: route({
    method: 'GET',
    path: '/api/account/export',
    access: 'signedIn',
    summary: 'Everything that is kept of the own account, as one JSON file. Throws access.confirmFirst',
    replies: 'file',
  }),
  deletion: route({
    method: 'GET',
    path: '/api/account/deletion',
    access: 'signedIn',
    summary: 'What deleting the own account would take away, and what stands against it',
    reply: z.object({
      scans: count,
      /** How often sizes were sent to a shop, whose book keeps them. */
      sentToShops: count,
      shops: z.array(
        z.object({
          id,
          name: z.string(),
          /** Nobody else owns it: it would be closed. */
          isLastOwner: z.boolean(),
          otherMembers: count,
          openOrders: count,
          /** Orders that partners of the house have: uncut they are called off with it, cut they stay to be finished. */
          atPartners: z.object({
            calledOff: count,
            staying: z.array(z.object({ number: z.string(), tailor: z.string() })),
          }),
        }),
      ),
    }),
  }),
  remove: route({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'signedIn',
    summary:
      'Delete the own account, by password or second factor. Throws ownData.staffInShop, ownData.openOrders unless closesShops, ownData.demo',
    body: z.object({
      password: z.string().max(1024).optional(),
      code: z.string().trim().min(1).max(40).optional(),
      /** Said after the open orders of a shop that will be closed were shown. */
      closesShops: z.boolean().optional(),
    }),
    reply: z.object({ ok: z.literal(true) }),
  }),
}
