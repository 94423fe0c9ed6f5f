/** Development: reading the mails and texts that were not sent. Closed where they are sent, and to every other machine. */
import { developmentRoutes } from '@darzi/contract/development.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { listMails, listTexts, readMail } from './read-messages.ts'

export function openDevelopment(app: AppContext) {
  handle(app, developmentRoutes.mails, listMails)
  handle(app, developmentRoutes.mail, readMail)
  handle(app, developmentRoutes.texts, listTexts)
}
