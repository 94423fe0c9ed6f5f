import { callProvider, errorKindOf, textIn } from '../provider-call.ts'
import { unanswered } from './http-gateway.ts'
import { checkSms, SmsError, type Texter } from './texter.ts'

export interface TwilioAccount {
  url: string
  sid: string
  token: string
  /** A number of the account, a sender's name, or the id of a messaging service (`MG…`). */
  from: string
}

/** Texts by Twilio's Messages resource. */
export function createTwilio({ url, sid, token, from }: TwilioAccount): Texter {
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
  return {
    async send(sms) {
      const { to, text } = checkSms(sms)
      const answer = await callProvider(`${url}/2010-04-01/Accounts/${sid}/Messages.json`, {
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, Body: text, [senderField]: from }).toString(),
      }).catch((error: unknown) => {
        throw unanswered(error)
      })
      if (answer.isOk) return { providerId: textIn(answer.body.sid) }
      throw new SmsError(
        errorKindOf(answer.status),
        `Twilio answered ${answer.status} ${textIn(answer.body.code) ?? ''}`.trimEnd(),
        undefined,
        textIn(answer.body.message) ?? `HTTP ${answer.status}`,
      )
    },
  }
}
