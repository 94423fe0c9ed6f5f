/** `npm run messages`: what people wrote to the operator, from the database. Embedded, Darzi must not be running meanwhile. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres, withOptions } from '../db/postgres.ts'
import type { Settings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { type KeptMessage, latestMessages } from './message-queries.ts'

/** Row security lets the owner of the tables read while the connection says so (policy owners_backup). */
const reading = { 'app.backing_up': 'on' }

export async function readMessages(
  { DATABASE_URL: url, dataFolder }: Pick<Settings, 'DATABASE_URL' | 'dataFolder'>,
  most: number,
): Promise<KeptMessage[]> {
  if (!url && !existsSync(join(dataFolder, 'pg'))) throw new StartError(`${dataFolder} holds no database.`)
  const opened = url ? await openPostgres(withOptions(url, reading), 1) : await openEmbedded(dataFolder)
  try {
    return await latestMessages(opened.pool, most)
  } finally {
    await opened.close()
  }
}

/** One message as it stands on the operator's terminal: no control character of a stranger reaches it. */
export function printMessage({ sent_at, name, email, topic, message }: KeptMessage): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out
  const plain = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
  return `${sent_at.toISOString()}  ${plain(name)} <${plain(email)}>  [${topic}]\n${plain(message)}\n`
}
