/**
 * `npm run operator -- grant someone@example.com`, `revoke`, `list`: who runs this server. The only way to become an operator; it
 * is written down in the audit. Embedded, Darzi must not be running meanwhile.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres, withOptions } from '../db/postgres.ts'
import { newId } from '../ids.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import {
  accountWithEmail,
  grantTo,
  listOperators,
  noteCommand,
  type OperatorLine,
  revokeFrom,
} from './operator-store.ts'

export const operatorUsage = `npm run operator -- grant someone@example.com
npm run operator -- revoke someone@example.com
npm run operator -- list`

/** Does what the words of the command say, and answers the lines to print. Throws StartError for what cannot be done. */
export async function changeOperators(
  place: Pick<Settings, 'DATABASE_URL' | 'dataFolder'>,
  [act, email]: readonly string[],
  now: Date,
): Promise<string> {
  if (act === 'list') return onDatabase(place, async (client) => printAll(await listOperators(client)))
  if ((act !== 'grant' && act !== 'revoke') || !email) throw new StartError(operatorUsage)
  return onDatabase(place, (client) => change(client, { act, email, now }))
}

/** The same on a connection of the owner of the tables. */
export async function change(
  client: Pick<pg.ClientBase, 'query'>,
  { act, email, now }: { act: 'grant' | 'revoke'; email: string; now: Date },
): Promise<string> {
  const accountId = await accountWithEmail(client, email)
  if (!accountId)
    throw new StartError(`No account has the e-mail ${email}. Register it first, then run this again.`)
  const isChanged =
    act === 'grant' ? await grantTo(client, accountId, now) : await revokeFrom(client, accountId)
  if (isChanged) await noteCommand(client, { id: newId(), what: act, accountId, now })
  if (act === 'revoke') return isChanged ? `${email} is no operator any more.` : `${email} was no operator.`
  return isChanged
    ? `${email} is an operator now. Sign in, turn two-step sign-in on, and open /admin.`
    : `${email} is an operator already.`
}

/** Row security lets the owner of the tables read while the connection says so (policy owners_backup). */
const reading = { 'app.backing_up': 'on' }

async function onDatabase<T>(
  { DATABASE_URL: url, dataFolder }: Pick<Settings, 'DATABASE_URL' | 'dataFolder'>,
  work: (client: Pick<pg.ClientBase, 'query'>) => Promise<T>,
): Promise<T> {
  if (!url && !existsSync(join(dataFolder, 'pg'))) throw new StartError(`${dataFolder} holds no database.`)
  const opened = url ? await openPostgres(withOptions(url, reading), 1) : await openEmbedded(dataFolder)
  try {
    return await work(opened.pool)
  } finally {
    await opened.close()
  }
}

const printAll = (operators: readonly OperatorLine[]) =>
  operators.length === 0
    ? 'No operators.'
    : operators
        .map(
          ({ name, email, granted_at, has_second_factor }) =>
            `${email}  ${name}  since ${granted_at.toISOString().slice(0, 10)}${has_second_factor ? '' : '  (no two-step sign-in yet: /admin stays closed)'}`,
        )
        .join('\n')
