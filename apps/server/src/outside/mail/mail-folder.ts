import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeDurably } from '../files/write-durably.ts'
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

/**
 * The development form of mail: nothing leaves the machine, the newest `keep` mails lie in a folder, one JSON file
 * each, to be read at a page. File names begin with the instant, so a listing is in order. A mail sent again under
 * the same id replaces the first.
 */
export function createMailFolder({
  folder,
  now = () => new Date(),
  keep = 200,
}: {
  folder: string
  now?: () => Date
  keep?: number
}): MailFolder {
  return {
    async send(mail) {
      const { id } = checkMail(mail)
      const sentAt = now().toISOString()
      const earlier = (await namesIn(folder)).filter((name) => idIn(name) === id)
      const name = `${sentAt.replaceAll(':', '-')}_${id}.json`
      await writeDurably(join(folder, name), Buffer.from(JSON.stringify({ ...mail, sentAt }, null, 2)))
      await removeAll(
        folder,
        earlier.filter((other) => other !== name),
      )
      await removeAll(folder, (await namesIn(folder)).slice(keep))
    },
    async list() {
      const mails = await Promise.all((await namesIn(folder)).map((name) => open(folder, name)))
      return mails.flatMap((mail) => (mail ? [lineOf(mail)] : []))
    },
    async read(id) {
      const name = (await namesIn(folder)).find((candidate) => idIn(candidate) === id)
      return name === undefined ? undefined : open(folder, name)
    },
  }
}

/** Newest first; half-written files have another ending. */
async function namesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
}

function idIn(name: string): string {
  return name.slice(name.indexOf('_') + 1, -'.json'.length)
}

async function open(folder: string, name: string): Promise<KeptMail | undefined> {
  try {
    return keptMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  } catch {
    // Trimmed away by a mail sent meanwhile, or edited by hand: the folder is for looking, so the rest is shown.
    return undefined
  }
}

async function removeAll(folder: string, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

function lineOf({ id, to, subject, sentAt }: KeptMail): MailLine {
  return { id, to, subject, sentAt }
}
