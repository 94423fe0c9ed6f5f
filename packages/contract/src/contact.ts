/** A message to whoever runs this server, from the public page. */
import { contactTopics } from '@darzi/tailoring/contact/topics.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { email, lines, requiredLine } from './shapes.ts'

export const contactRoutes = {
  operator: route({
    method: 'GET',
    path: '/api/contact',
    access: 'public',
    summary: 'Who runs this server and how to reach them, as far as they have said',
    reply: z.object({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      address: z.string().optional(),
    }),
  }),
  send: route({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    sameWithinSeconds: 60,
    summary: 'A message to whoever runs this server. Throws forms.refused, accounts.tooManyAttempts',
    body: z.object({
      name: requiredLine(120),
      /** Where the answer goes. */
      email,
      topic: z.enum(contactTopics).default('other'),
      message: lines(4000).min(1),
      /** Nobody sees this field; whoever fills it in is no person. */
      leave_empty: z.string().max(500).optional(),
    }),
    reply: z.object({ ok: z.literal(true) }),
  }),
}
