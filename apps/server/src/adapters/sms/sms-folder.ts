import { z } from 'zod'
import { createMessageFolder, type MessageFolder } from '../message-folder.ts'
import { checkSms, type Texter } from './texter.ts'

const keptSms = z.object({ id: z.string(), to: z.string(), text: z.string(), sentAt: z.iso.datetime() })
export type KeptSms = z.output<typeof keptSms>

export type SmsFolder = Texter & Pick<MessageFolder<KeptSms>, 'list' | 'read'>

/** The development form of SMS: nothing leaves the machine, the newest `keep` texts lie in a folder, to be read at a page. */
export function createSmsFolder({
  folder,
  now = () => new Date(),
  mostKept = 200,
}: {
  folder: string
  now?: () => Date
  mostKept?: number
}): SmsFolder {
  const kept = createMessageFolder<KeptSms>({ folder, now, mostKept, shape: keptSms })
  return { send: async (sms) => kept.add(checkSms(sms)).then(() => ({})), list: kept.list, read: kept.read }
}
