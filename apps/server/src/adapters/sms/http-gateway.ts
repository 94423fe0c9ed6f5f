import { contentTypeOf, fillTemplate } from './gateway-settings.ts'
import { checkSms, SmsError, type SmsTrouble, type Texter } from './texter.ts'

export interface Gateway {
  /** May hold the template's holes itself, for gateways that read the address. */
  url: string
  body: string
  headers: Record<string, string>
  from: string
}

const patienceMs = 15_000

/** Sends through any gateway that takes a POST: what it is told is a template of the operator's. */
export function createHttpGateway({ url, body, headers, from }: Gateway): Texter {
  return {
    async send(sms) {
      const filling = { ...checkSms(sms), from }
      const answer = await post(fillTemplate(url, filling), {
        headers: { 'content-type': contentTypeOf(body), 'idempotency-key': sms.id, ...headers },
        body: fillTemplate(body, filling),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new SmsError(troubleOf(answer.status), `the gateway answered ${answer.status}`)
    },
  }
}

async function post(url: string, said: { headers: Record<string, string>; body: string }) {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return await fetch(url, { method: 'POST', ...said, signal, redirect: 'manual' })
  } catch (error) {
    throw new SmsError('unreachable', 'the SMS gateway did not answer', error)
  }
}

function troubleOf(status: number): SmsTrouble {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 408 || status === 429 || status >= 500) return 'deferred'
  return 'refused'
}
