import { callProvider, errorKindOf, textIn } from '../provider-call.ts'
import { unanswered } from './http-gateway.ts'
import { checkSms, SmsError, type Texter } from './texter.ts'

export interface Msg91Account {
  url: string
  key: string
  /** A template registered with India's operators, whose one variable is `text`. */
  templateId: string
}

/** Texts by MSG91's flow API. It answers 200 also to a refusal; its `type` tells. */
export function createMsg91({ url, key, templateId }: Msg91Account): Texter {
  return {
    async send(sms) {
      const { to, text } = checkSms(sms)
      const answer = await callProvider(`${url}/api/v5/flow`, {
        headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ template_id: templateId, recipients: [{ mobiles: to.slice(1), text }] }),
      }).catch((error: unknown) => {
        throw unanswered(error)
      })
      const { type, message } = answer.body
      if (answer.isOk && type === 'success') return { providerId: textIn(message) }
      const trouble = answer.isOk ? 'refused' : errorKindOf(answer.status)
      throw new SmsError(
        trouble,
        `MSG91 answered ${answer.status}`,
        undefined,
        textIn(message) ?? `HTTP ${answer.status}`,
      )
    },
  }
}
