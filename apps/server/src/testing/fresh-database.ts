import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrate.ts'
import { prepareJobs } from '../jobs/jobs.ts'
import { templateName } from './template.ts'

/** Files of tests run side by side: the first makes the template, the others wait for it. */
const lockKey = 7_391_002

/** A database of its own in a running cluster, with all migrations: copied, for making one takes seconds. */
export async function freshDatabase(cluster: string) {
  return databaseLike(cluster, await templateDatabase(cluster))
}

/** A copy of a database that nobody is connected to. */
export async function databaseLike(cluster: string, template: string) {
  const name = `${process.env.DARZI_TEST_DATABASES ?? 'darzi_'}${randomBytes(6).toString('hex')}`
  await onCluster(cluster, (client) => client.query(`create database ${name} template ${template}`))
  return {
    name,
    url: addressOf(cluster, name),
    drop: () => onCluster(cluster, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** All databases whose names begin so. */
export function dropDatabases(cluster: string, prefix: string): Promise<void> {
  return onCluster(cluster, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) order by datname',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

function templateDatabase(cluster: string): Promise<string> {
  const name = templateName(migrations()).replaceAll('-', '_')
  return onCluster(cluster, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await makeTemplate({ client, cluster, name })
    return name
  })
}

/** Takes its name only when it is whole: a run that ended in the middle leaves no half template behind. */
async function makeTemplate({ client, cluster, name }: { client: pg.Client; cluster: string; name: string }) {
  const making = `${name}_making`
  await client.query(`drop database if exists ${making} with (force)`)
  await client.query(`create database ${making}`)
  const settings = { url: addressOf(cluster, making), folder: tmpdir(), poolSize: 1 }
  const database = await openDatabase(settings, prepareJobs)
  await database.close()
  await client.query(`alter database ${making} rename to ${name}`)
}

function addressOf(cluster: string, database: string): string {
  const url = new URL(cluster)
  url.pathname = `/${database}`
  return url.toString()
}

async function onCluster<T>(cluster: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
