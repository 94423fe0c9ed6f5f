import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { JobData } from '../../jobs/queues.ts'
import { addressOf, forgetBrowser } from './audience-queries.ts'

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Pushes to one browser, in its reader's language; each is a job of its own, so that one that is tried again troubles no other. A browser
 * that no longer listens is forgotten. Throws when trying again may help.
 */
export async function pushNews(
  { push }: Pick<AppContext, 'push'>,
  { to, language, template, params, path, tag }: JobData['push.send'],
  inTenant: InTenant,
) {
  const address = push && (await inTenant((tx) => addressOf(tx, to)))
  if (!push || !address) return
  const title = t(language, `mail.${template}.subject`, params)
  const body = t(language, `mail.${template}.push`, params)
  const { isGone } = await push.send(address, { title, body, path, tag })
  if (isGone) await inTenant((tx) => forgetBrowser(tx, to))
}
