/**
 * SMS: a short text to one phone, words already chosen and translated. The caller sends from the outbox, after commit, and
 * may send the same text again: a gateway that knows ids can tell a repeat.
 */
import { AdapterError } from '../adapter-error.ts'

export interface Sms {
  /** Stable for this text, also over retries. */
  id: string
  /** E.164, such as +919876543210. */
  to: string
  text: string
}

/** What whoever took a message over calls it. */
export interface Taken {
  providerId?: string
}

export interface Texter {
  /** Returns when the gateway, or the folder, has taken the text over. */
  send(sms: Sms): Promise<Taken>
}

/**
 * `badSms` never left us; `refused` is the gateway's lasting no; `deferred` its "later". `credentials` can be retried because
 * the operator mends the setting, not the text. `unanswered` may have been sent: nobody tries it again by themselves.
 */
export type SmsErrorKind = 'badSms' | 'refused' | 'deferred' | 'credentials' | 'unreachable' | 'unanswered'

export class SmsError extends AdapterError<SmsErrorKind> {
  constructor(kind: SmsErrorKind, message: string, cause?: unknown, words?: string) {
    super(message, {
      kind,
      cause,
      words,
      mayRetry: kind !== 'badSms' && kind !== 'refused' && kind !== 'unanswered',
    })
  }
}

/** Throws `badSms` for a recipient that is not one phone, or a text no gateway takes. */
export function checkSms(sms: Sms): Sms {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(sms.id)) throw new SmsError('badSms', 'an SMS id is letters and digits')
  if (!/^\+[1-9]\d{6,14}$/.test(sms.to)) throw new SmsError('badSms', 'not one phone number')
  if (sms.text === '' || sms.text.length > 1600) throw new SmsError('badSms', 'an SMS has 1 to 1,600 signs')
  return sms
}
