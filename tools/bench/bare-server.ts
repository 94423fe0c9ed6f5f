/**
 * What the app is measured by: Node's own HTTP server and the bare driver, running the SQL that the app runs for the
 * same request, with the same role and tenant, and printing the rows as JSON. No session, no parsing, no contract.
 * Reads its work from the file BARE_PLAN.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { verify } from '@node-rs/argon2'
import { openEmbedded } from '../../apps/server/src/db/embedded.ts'
import { openPostgres } from '../../apps/server/src/db/postgres.ts'
import { freshValues, renumbering, turning } from './fresh-values.ts'
import { decodePlan, type PlannedCase, plainSuffix } from './plan.ts'

const { BARE_PLAN, BARE_DATABASE_URL, BARE_FOLDER, PORT } = process.env
const { cases, shopId, since, turns } = decodePlan(readFileSync(BARE_PLAN ?? '', 'utf8'))
const nextTurn = turning(turns)
const { pool } = BARE_DATABASE_URL
  ? await openPostgres(inShop(BARE_DATABASE_URL), 10)
  : await openFolder(BARE_FOLDER ?? '')

createServer(async (request, response) => {
  const name = decodeURIComponent((request.url ?? '').slice(1))
  const planned = plainOf(name) ?? cases[name]
  request.resume()
  if (!planned) return response.writeHead(name === 'readyz' ? 200 : 404).end()
  try {
    const body = JSON.stringify(await run(planned))
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(PORT), '127.0.0.1')

/** A name with plainSuffix is the case at its best. */
function plainOf(name: string): PlannedCase | undefined {
  const { plain: statements, isWrite = false } = cases[name.replace(plainSuffix, '')] ?? {}
  return name.endsWith(plainSuffix) && statements ? { statements, isWrite } : undefined
}

async function run({ statements, isWrite, hash, password }: PlannedCase) {
  if (hash && password) await verify(hash, password)
  const client = await pool.connect()
  const { renumber, hear } = renumbering(statements)
  const fresh = freshValues({ since, renumber, instead: nextTurn() })
  try {
    if (isWrite) await client.query('begin')
    // signing in works for nobody yet
    if (hash) await client.query(`select set_config('app.shop_id', '', true)`)
    const answers: unknown[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query(text, values.map(fresh))
      hear(text, rows)
      answers.push(rows)
    }
    if (isWrite) await client.query('commit')
    return answers
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Every connection stands in the shop from the start, as the app's role. */
function inShop(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c role=darzi_app -c app.shop_id=${shopId}`)
  return address.toString()
}

async function openFolder(folder: string) {
  const opened = await openEmbedded(folder)
  await opened.pool.query('set role darzi_app')
  await opened.pool.query(`select set_config('app.shop_id', $1, false)`, [shopId])
  return opened
}
