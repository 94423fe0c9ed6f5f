/** Demos: a filled shop of one's own to try everything in, without registering; gone after a day. */
import { z } from 'zod'
import { route } from './route.ts'
import { id, instant } from './shapes.ts'

export const demoRoutes = {
  start: route({
    method: 'POST',
    path: '/api/demo',
    access: 'public',
    summary:
      'Open a demo of one’s own and sign in to it as its owner. Throws demo.off, demo.preparing, demo.full and accounts.tooManyAttempts',
    body: z.object({}),
    reply: z.object({ shopId: id, until: instant }),
  }),
}
