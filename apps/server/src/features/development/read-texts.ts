import type { developmentRoutes } from '@darzi/contract/development.ts'
import { t } from '@darzi/words/server.ts'
import { notFound } from '../../http/app-error.ts'
import type { FileAnswer, RequestContext } from '../../http/request-context.ts'
import { escapeHtml, linked, page } from './html.ts'

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
