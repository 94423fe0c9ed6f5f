import { t } from '@darzi/words/server.ts'
import { MailError } from '../adapters/mail/mailer.ts'
import type { AppContext } from '../http/app-context.ts'
import type { JobData } from '../jobs/queues.ts'

/**
 * Writes a mail in its reader's language and sends it. Throws when trying again may help; a mail that can never
 * be delivered is given up and logged. Its id makes a second sending recognisable.
 */
export async function sendMail(app: AppContext, mail: JobData['mail.send']) {
  const { id, to, language, template, params } = mail
  const address = app.settings.PUBLIC_URL ?? `http://localhost:${portOf(app)}`
  const filled = { ...params, link: params.path ? address + params.path : address }
  const line = (part: string) => t(language, `mail.${template}.${part}`, filled)
  const greeting = t(language, 'mail.common.greeting', { name: params.name ?? '' })
  const text = [greeting, line('text'), t(language, 'mail.common.signature', {})].join('\n\n')
  try {
    await app.mailer.send({ id, to, subject: line('subject'), text })
  } catch (error) {
    if (error instanceof MailError && !error.mayRetry)
      app.fastify.log.error({ mail: id, kind: error.kind }, 'mail given up')
    else throw error
  }
}

function portOf({ fastify, settings }: AppContext): number {
  const bound = fastify.server.address()
  return typeof bound === 'object' && bound ? bound.port : settings.PORT
}
