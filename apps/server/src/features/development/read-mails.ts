import type { developmentRoutes } from '@darzi/contract/development.ts'
import { say } from '@darzi/words/server.ts'
import type { Around, Asked, FileAnswer } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { escapeHtml, linked, page } from './html.ts'

export async function listMails(asked: Asked<typeof developmentRoutes.mails>): Promise<FileAnswer> {
  const mails = await mailboxFor(asked).list()
  const { language } = asked.request
  const title = say(language, 'mail.box.title')
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>
<small>${escapeHtml(to)} · <time>${escapeHtml(sentAt)}</time></small></li>`,
  )
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(say(language, 'mail.box.empty'))}</p>`
  return page(language, title, `<h1>${escapeHtml(title)}</h1>${list}`)
}

export async function readMail(asked: Asked<typeof developmentRoutes.mail>): Promise<FileAnswer> {
  const mail = await mailboxFor(asked).read(asked.params.id)
  if (!mail) throw notFound()
  const { language } = asked.request
  // A mail's own markup runs no script, sends no form and reaches no page of ours: sandboxed without exceptions.
  const letter = mail.html
    ? `<iframe sandbox srcdoc="${escapeHtml(mail.html)}" width="640" height="600" title="${escapeHtml(mail.subject)}"></iframe>`
    : ''
  return page(
    language,
    mail.subject,
    `<p><a href="/dev/mail">${escapeHtml(say(language, 'mail.box.title'))}</a></p>
<h1>${escapeHtml(mail.subject)}</h1><p>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.sentAt)}</time></p>
<pre>${linked(mail.text)}</pre>${letter}`,
  )
}

/** Without the right to look there is nothing here. */
function mailboxFor({ house: { mailbox }, request: { isLocal } }: Pick<Around, 'house' | 'request'>) {
  if (!mailbox || !isLocal) throw notFound()
  return mailbox
}
