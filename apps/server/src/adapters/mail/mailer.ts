/**
 * Mail: one letter to one person, words already chosen and translated. The caller sends from the outbox, after commit,
 * and may send the same mail again: the id makes the Message-ID, so mailboxes and people can tell a repeat.
 */
import { AdapterError } from '../adapter-error.ts'

export type Mail = {
  /** Stable for this mail, also over retries: letters, digits, `.`, `_`, `-`. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
}

export interface Mailer {
  /** Returns when the next server, or the folder, has taken the mail over. */
  send(mail: Mail): Promise<void>
}

/**
 * `badMail` never left us; `refused` is the server's lasting no (unknown recipient, content); `deferred` its "later".
 * `credentials` can be retried because the operator mends the setting, not the mail.
 */
export type MailErrorKind = 'badMail' | 'refused' | 'deferred' | 'credentials' | 'unreachable'

export class MailError extends AdapterError<MailErrorKind> {
  constructor(kind: MailErrorKind, message: string, cause?: unknown) {
    super(message, {
      kind,
      cause,
      mayRetry: kind !== 'badMail' && kind !== 'refused',
      words: answerIn(cause),
    })
  }
}

/** What an SMTP server answered, as nodemailer hands it on. */
function answerIn(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return 'response' in cause && typeof cause.response === 'string' ? cause.response : cause.message
}

const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/
/** One address and nothing else: a comma, a bracket or a line end could add recipients or headers. */
const addressShape = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/

/** Throws `badMail` for an id or recipient that could mean more than one thing. */
export function checkMail(mail: Mail): Mail {
  if (!idShape.test(mail.id))
    throw new MailError('badMail', 'the mail id has other signs than letters, digits, . _ -')
  if (mail.to.length > 254 || !addressShape.test(mail.to))
    throw new MailError('badMail', 'not one mail address')
  if (/[\r\n]/.test(mail.subject)) throw new MailError('badMail', 'a subject is one line')
  return mail
}
