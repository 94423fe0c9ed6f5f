import { z } from 'zod'
import { createMessageFolder } from '../message-folder.ts'
import { checkMail, type Mailer } from './mailer.ts'

const keptMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  sentAt: z.iso.datetime(),
})
export type KeptMail = z.output<typeof keptMail>
export type MailLine = Pick<KeptMail, 'id' | 'to' | 'subject' | 'sentAt'>

export interface MailFolder extends Mailer {
  /** Newest first. */
  list(): Promise<MailLine[]>
  read(id: string): Promise<KeptMail | undefined>
}

/** The development form of mail: nothing leaves the machine, the newest `keep` mails lie in a folder, to be read at a page. */
export function createMailFolder({
  folder,
  now = () => new Date(),
  mostKept = 200,
}: {
  folder: string
  now?: () => Date
  mostKept?: number
}): MailFolder {
  const kept = createMessageFolder<KeptMail>({ folder, now, mostKept, shape: keptMail })
  return {
    send: async (mail) => kept.add(checkMail(mail)),
    list: async () => (await kept.list()).map(lineOf),
    read: (id) => kept.read(id),
  }
}

function lineOf({ id, to, subject, sentAt }: KeptMail): MailLine {
  return { id, to, subject, sentAt }
}
