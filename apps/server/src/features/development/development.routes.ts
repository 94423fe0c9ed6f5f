/** Development: reading the mails and texts that were not sent. Closed where they are sent, and to every other machine. */
import { developmentRoutes } from '@darzi/contract/development.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { listMails, readMail } from './read-mails.ts'
import { listTexts } from './read-texts.ts'

export function openDevelopment(house: House) {
  handle(house, developmentRoutes.mails, listMails)
  handle(house, developmentRoutes.mail, readMail)
  handle(house, developmentRoutes.texts, listTexts)
}
