import { callProvider, errorKindOf, NoAnswer, textIn } from '../provider-call.ts'
import { contentTypeOf, fillTemplate } from './gateway-settings.ts'
import { checkSms, SmsError, type Texter } from './texter.ts'

export interface Gateway {
  /** May hold the template's holes itself, for gateways that read the address. */
  url: string
  body: string
  headers: Record<string, string>
  from: string
}

/** Sends through any gateway that takes a POST: what it is told is a template of the operator's. */
export function createHttpGateway({ url, body, headers, from }: Gateway): Texter {
  return {
    async send(sms) {
      const filling = { ...checkSms(sms), from }
      const answer = await callProvider(fillTemplate(url, filling), {
        headers: { 'content-type': contentTypeOf(body), 'idempotency-key': sms.id, ...headers },
        body: fillTemplate(body, filling),
        // The gateway tells a repeat by its key: what may have arrived is sent again all the same.
      }).catch((error: unknown) => {
        throw new SmsError('unreachable', 'the SMS gateway did not answer', error)
      })
      if (answer.isOk) return { providerId: textIn(answer.body.id) }
      const words = textIn(answer.body.message) ?? textIn(answer.body.error) ?? answer.text
      throw new SmsError(
        errorKindOf(answer.status),
        `the gateway answered ${answer.status}`,
        undefined,
        words || `HTTP ${answer.status}`,
      )
    },
  }
}

/** What a provider without such keys did not answer may have been sent. */
export const unanswered = (error: unknown): SmsError =>
  error instanceof NoAnswer && error.mayHaveArrived
    ? new SmsError('unanswered', 'the provider did not answer in time', error)
    : new SmsError('unreachable', 'the provider could not be reached', error)
