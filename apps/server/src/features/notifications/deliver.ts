/** Hands one message to whoever carries it. Outside any transaction: a provider may take its time. */

import type { Channel } from '@darzi/tailoring/notifications/events.ts'
import { fillTemplate } from '@darzi/tailoring/notifications/template.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { AdapterError } from '../../adapters/adapter-error.ts'
import type { PushTo } from '../../adapters/push/push.ts'
import type { AppContext } from '../../http/app-context.ts'

export type Carriers = Pick<AppContext, 'mailer' | 'texter' | 'whatsapp' | 'push'>

export interface Message {
  id: string
  channel: Channel
  recipient: string
  subject: string
  message: string
  language: Language
  whatsappTemplate?: string
  holes: readonly string[]
  /** Of push: the browsers of the member it is for. */
  devices: readonly (PushTo & { id: string })[]
}

export type Outcome =
  | { is: 'sent'; providerId?: string; gone: string[] }
  | { is: 'failed'; error: string; mayRetry: boolean; gone: string[] }

/** Never throws for what a provider did: that is an outcome, in the provider's words where it had any. */
export async function deliver(carriers: Carriers, message: Message): Promise<Outcome> {
  try {
    return await handOver(carriers, message)
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    const usual = error.kind === 'unreachable' || error.kind === 'unanswered' ? error.kind : 'unknown'
    const words = usual === 'unknown' ? error.words : undefined
    return {
      is: 'failed',
      error: words ?? t(message.language, `messages.failed.${usual}`),
      mayRetry: error.mayRetry,
      gone: [],
    }
  }
}

async function handOver({ mailer, texter, whatsapp, push }: Carriers, message: Message): Promise<Outcome> {
  const { id, channel, recipient: to, subject, message: text, language } = message
  if (channel === 'email') {
    await mailer.send({ id, to, subject: oneLine(subject), text })
    return { is: 'sent', gone: [] }
  }
  if (channel === 'sms') return { is: 'sent', gone: [], ...(await texter.send({ id, to, text })) }
  if (channel === 'whatsapp' && whatsapp) {
    const { whatsappTemplate: name, holes: values } = message
    const template = name ? { name, language, values } : undefined
    return { is: 'sent', gone: [], ...(await whatsapp.send({ to, text, template })) }
  }
  if (channel === 'push' && push) return pushTo(push, message)
  return { is: 'failed', error: t(language, 'messages.failed.notSetUp'), mayRetry: false, gone: [] }
}

/** To every browser of the member; it counts as sent when one of them took it. */
async function pushTo(push: NonNullable<Carriers['push']>, message: Message): Promise<Outcome> {
  const { id, subject, message: body, devices, language } = message
  const gone: string[] = []
  let failure: AdapterError | undefined
  let taken = 0
  for (const device of devices)
    try {
      const { isGone } = await push.send(device, { title: subject, body, path: '/tailor/inbox', tag: id })
      if (isGone) gone.push(device.id)
      else taken += 1
    } catch (error) {
      if (!(error instanceof AdapterError)) throw error
      failure = error
    }
  if (taken > 0) return { is: 'sent', gone }
  if (failure) throw failure
  return { is: 'failed', error: t(language, 'messages.failed.noDevice'), mayRetry: false, gone }
}

const oneLine = (text: string) => fillTemplate(text.replace(/\s+/g, ' '), {}) || '-'
