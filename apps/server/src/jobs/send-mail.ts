import { say } from '@darzi/words/server.ts'
import type { House } from '../http/house.ts'
import { MailError } from '../outside/mail/mailer.ts'
import type { JobData } from './queues.ts'

/**
 * Writes a mail in its reader's language and sends it. Throws when trying again may help; a mail that can never
 * be delivered is given up and logged. Its id makes a second sending recognisable.
 */
export async function sendMail(house: House, mail: JobData['mail.send']) {
  const { id, to, language, template, holes } = mail
  const address = house.settings.PUBLIC_URL ?? `http://localhost:${portOf(house)}`
  const filled = { ...holes, link: holes.path ? address + holes.path : address }
  const line = (part: string) => say(language, `mail.${template}.${part}`, filled)
  const greeting = say(language, 'mail.common.greeting', { name: holes.name ?? '' })
  const text = [greeting, line('text'), say(language, 'mail.common.signature', {})].join('\n\n')
  try {
    await house.mailer.send({ id, to, subject: line('subject'), text })
  } catch (error) {
    if (error instanceof MailError && !error.mayRetry)
      house.fastify.log.error({ mail: id, kind: error.kind }, 'mail given up')
    else throw error
  }
}

function portOf({ fastify, settings }: House): number {
  const bound = fastify.server.address()
  return typeof bound === 'object' && bound ? bound.port : settings.PORT
}
