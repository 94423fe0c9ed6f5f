import { createTransport } from 'nodemailer'
import { checkMail, type Mail, MailError, type Mailer, type MailTrouble } from './mailer.ts'

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://…:465`; `?requireTLS=true` forbids going on without encryption. */
  url: string
  /** `Darzi <no-reply@darzi.example>`; its domain also ends every Message-ID. */
  from: string
  /** For connecting up to the greeting, and for each silence after it. */
  timeoutMs?: number
}

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(mail) {
      const letter = letterOf(checkMail(mail), from)
      try {
        await transport.sendMail(letter)
      } catch (error) {
        throw new MailError(troubleIn(error), 'the mail server did not take the mail', error)
      }
    },
  }
}

function letterOf({ id, to, subject, text, html }: Mail, from: string) {
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // RFC 3834: absence notes and ticket systems then leave us in peace.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** A 5xx counts as a no to this mail only once the server listens to it; before that, it is trouble with the server. */
function troubleIn(error: unknown): MailTrouble {
  if (!(error instanceof Error) || !('code' in error)) return 'unreachable'
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH') return 'credentials'
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return 'unreachable'
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 500
  return answer >= 500 ? 'refused' : 'deferred'
}
