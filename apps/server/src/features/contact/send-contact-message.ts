import type { contactRoutes } from '@darzi/contract/contact.ts'
import { AppError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { addContactMessage } from './contact-store.ts'

/** Keeps the message and mails it to the operator. Throws forms.refused for a robot, accounts.tooManyAttempts past a limit. */
export async function sendContactMessage(ctx: StepsContext<typeof contactRoutes.send>) {
  const { body, step, once, now, newId, request, app } = ctx
  if (body.leave_empty) throw new AppError('forms.refused')
  await guardAttempts(step, now, { contact: request.address, contactAll: 'everybody' })
  const { name, email, topic, message } = body
  return once(async ({ tx, enqueue }) => {
    const id = newId()
    await addContactMessage(tx, { id, sentAt: now, name, email, topic, message, language: request.language })
    const to = app.settings.OPERATOR_EMAIL
    if (to)
      await enqueue('mail.send', {
        id,
        to,
        language: 'en',
        template: 'contactMessage',
        params: { name: 'operator', sender: name, email, topic, message },
      })
    return { ok: true } as const
  })
}
