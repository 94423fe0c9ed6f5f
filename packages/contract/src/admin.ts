/** Whoever runs this server: what waits for them, messages of the contact page, jobs that failed, and who did what. */
import { contactTopics } from '@darzi/tailoring/contact/topics.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { count, day, email, id, instant, language, line, lines, page, pageQuery } from './shapes.ts'

const done = z.object({ ok: z.literal(true) })
const one = z.object({ id })

/** How many of each wait for the operator. */
const queue = z.object({
  disputes: count,
  verifications: count,
  reports: count,
  messages: count,
  deadLetters: count,
})
export type AdminQueue = z.output<typeof queue>
export type AdminQueueName = keyof AdminQueue

const message = z.object({
  id,
  sentAt: instant,
  name: z.string(),
  email,
  topic: z.enum(contactTopics),
  message: z.string(),
  language,
  answeredAt: instant.optional(),
  /** Absent of a message that was closed without an answer. */
  answer: z.string().optional(),
})
export type ContactMessage = z.output<typeof message>

const queueHealth = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Tried, and waiting to be tried again. */
  retrying: count,
  /** Since when the oldest waits that should have begun by now. */
  oldestAt: instant.optional(),
})

const deadLetter = z.object({
  id,
  queue: z.string(),
  failedAt: instant,
  tries: count,
  /** What went wrong the last time, in the program's words. */
  error: z.string(),
})
export type DeadLetter = z.output<typeof deadLetter>

const auditRow = z.object({
  id,
  at: instant,
  /** The call, as method and path. */
  what: z.string(),
  account: z.object({ id, name: z.string(), email: z.string() }).optional(),
  shop: z.object({ id, name: z.string() }).optional(),
  subject: z.string().optional(),
})
export type AuditRow = z.output<typeof auditRow>

export const adminRoutes = {
  queue: route({
    method: 'GET',
    path: '/api/admin/queue',
    access: 'operator',
    summary: 'How much waits for the operator',
    reply: queue,
  }),
  messages: route({
    method: 'GET',
    path: '/api/admin/messages',
    access: 'operator',
    summary: 'Messages of the contact page, newest first',
    query: z.object({ ...pageQuery, state: z.enum(['waiting', 'answered']).default('waiting') }),
    reply: page(message),
  }),
  answerMessage: route({
    method: 'POST',
    path: '/api/admin/messages/:id/answer',
    access: 'operator',
    summary: 'Answer by e-mail, once. Throws admin.answeredBefore',
    params: one,
    body: z.object({ words: lines(4000).min(1) }),
    reply: message,
  }),
  closeMessage: route({
    method: 'POST',
    path: '/api/admin/messages/:id/close',
    access: 'operator',
    summary: 'Close a message without an answer. Throws admin.answeredBefore',
    params: one,
    reply: message,
  }),
  jobs: route({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'operator',
    summary: 'Background work: how much waits in each queue, and the newest of what failed for good',
    reply: z.object({ queues: z.array(queueHealth), deadLetters: z.array(deadLetter) }),
  }),
  retryJob: route({
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    access: 'operator',
    summary: 'Send a failed job on its way again',
    params: one,
    reply: done,
  }),
  dropJob: route({
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    access: 'operator',
    summary: 'Let a failed job go',
    params: one,
    reply: done,
  }),
  audit: route({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'operator',
    summary: 'What was written, by whom and in which shop, newest first',
    query: z.object({
      ...pageQuery,
      /** Name or e-mail of who did it, or the name of the shop. */
      who: line(120).optional(),
      /** Part of the call. */
      what: line(120).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    reply: page(auditRow),
  }),
}
