/** A browser that messages are pushed to, as it asks for it and as it is told. */
import { z } from 'zod'
import { id, instant, line, requiredLine } from './shapes.ts'

export const pushAddress = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: requiredLine(200), auth: requiredLine(100) }),
  name: line(80),
})

export const pushDevice = z.object({ id, name: z.string(), endpoint: z.string(), createdAt: instant })
