import type { adminRoutes, ContactMessage } from '@darzi/contract/admin.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { lockMessage, messagesPage, setAnswered, tellMessage } from './message-queries.ts'

export async function listMessages({ tx, query }: RequestContext<typeof adminRoutes.messages>) {
  const { state, ...asked } = query
  const { rows, next } = await messagesPage(tx, { ...asked, isAnswered: state === 'answered' })
  return { rows: rows.map(tellMessage), next }
}

/** The answer goes to the address they gave, in the language they wrote from. */
export async function answerMessage(ctx: RequestContext<typeof adminRoutes.answerMessage>) {
  const { enqueue, body, newId } = ctx
  const { name, email, language, message, ...row } = await takeMessage(ctx, body.words)
  const params = { name, answer: body.words, message }
  await enqueue('mail.send', { id: newId(), to: email, language, template: 'contactAnswer', params })
  return { ...row, name, email, language, message }
}

export const closeMessage = (ctx: RequestContext<typeof adminRoutes.closeMessage>) => takeMessage(ctx, null)

/** Throws admin.answeredBefore for one that was answered or closed. */
async function takeMessage(
  {
    tx,
    params,
    operator,
    now,
  }: Pick<RequestContext<typeof adminRoutes.closeMessage>, 'tx' | 'params' | 'operator' | 'now'>,
  answer: string | null,
): Promise<ContactMessage> {
  const row = await lockMessage(tx, params.id)
  if (!row) throw notFound()
  if (row.answered_at) throw new AppError('admin.answeredBefore')
  await setAnswered(tx, { id: row.id, answer, by: operator.id, now })
  return tellMessage({ ...row, answer, answered_at: now })
}
