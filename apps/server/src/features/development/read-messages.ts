import type { developmentRoutes } from '@darzi/contract/development.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, FileAnswer, RequestContext } from '../../http/request-context.ts'

export async function listMails(ctx: RequestContext<typeof developmentRoutes.mails>): Promise<FileAnswer> {
  const mails = await mailboxFor(ctx).list()
  const { language } = ctx.request
  const title = t(language, 'mail.box.title')
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>
<small>${escapeHtml(to)} · <time>${escapeHtml(sentAt)}</time></small></li>`,
  )
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(t(language, 'mail.box.empty'))}</p>`
  return page(language, title, `<h1>${escapeHtml(title)}</h1>${list}`)
}

export async function readMail(ctx: RequestContext<typeof developmentRoutes.mail>): Promise<FileAnswer> {
  const mail = await mailboxFor(ctx).read(ctx.params.id)
  if (!mail) throw notFound()
  const { language } = ctx.request
  // A mail's own markup runs no script, sends no form and reaches no page of ours: sandboxed without exceptions.
  const letter = mail.html
    ? `<iframe sandbox srcdoc="${escapeHtml(mail.html)}" width="640" height="600" title="${escapeHtml(mail.subject)}"></iframe>`
    : ''
  return page(
    language,
    mail.subject,
    `<p><a href="/dev/mail">${escapeHtml(t(language, 'mail.box.title'))}</a></p>
<h1>${escapeHtml(mail.subject)}</h1><p>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.sentAt)}</time></p>
<pre>${linked(mail.text)}</pre>${letter}`,
  )
}

/** Without the right to look there is nothing here. */
function mailboxFor({ app: { mailbox }, request: { isLocal } }: Pick<Around, 'app' | 'request'>) {
  if (!mailbox || !isLocal) throw notFound()
  return mailbox
}

/** The texts that were not sent, whole. Without the right to look there is nothing here. */
export async function listTexts({
  app: { smsBox },
  request: { isLocal, language },
}: RequestContext<typeof developmentRoutes.texts>): Promise<FileAnswer> {
  if (!smsBox || !isLocal) throw notFound()
  const texts = await smsBox.list()
  const title = t(language, 'sms.box.title')
  const rows = texts.map(
    ({ to, text, sentAt }) =>
      `<li>${linked(text)}<br><small>${escapeHtml(to)} · <time>${escapeHtml(sentAt)}</time></small></li>`,
  )
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeHtml(t(language, 'sms.box.empty'))}</p>`
  return page(language, title, `<h1>${escapeHtml(title)}</h1>${list}`)
}

/** A page without script and style: the server's strictest policy stays in force. */
function page(language: Language, title: string, body: string): FileAnswer {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return {
    contentType: 'text/html; charset=utf-8',
    bytes: `<!doctype html><html lang="${language}">${head}<title>${escapeHtml(title)}</title>${body}</html>`,
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Text with its web addresses as links. */
function linked(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/)
  return pieces
    .map((piece, at) =>
      at % 2 ? `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>` : escapeHtml(piece),
    )
    .join('')
}
