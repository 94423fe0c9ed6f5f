import pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/** Begins a transaction of one moment, and names it so that another connection can read the same. */
export async function beginSnapshot(client: Client): Promise<string> {
  await client.query('begin isolation level repeatable read, read only')
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  return rows[0]?.snapshot ?? ''
}

export async function countTables(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(client)) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`)
    counts[name] = Number(counted.rows[0]?.count)
  }
  return counts
}

export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  return rows.map(({ name }) => name)
}

export interface OwnersPolicy {
  table: string
  name: string
  command: string
  using: string | null
  check: string | null
}

/** Policies for the owner of the tables alone, by their name on this server. */
export async function ownersPolicies(client: Client): Promise<OwnersPolicy[]> {
  const { rows } = await client.query<OwnersPolicy>(`
    select tablename as "table", policyname as name, lower(cmd) as command, qual as using, with_check as check
      from pg_policies where schemaname = 'public' and roles = array[current_user]::name[] order by 1, 2`)
  return rows
}

export async function makePolicy(client: Client, { table, name, command, using, check }: OwnersPolicy) {
  const parts = [
    `create policy ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(table)} for ${command} to current_user`,
    using === null ? '' : `using (${using})`,
    check === null ? '' : `with check (${check})`,
  ]
  await client.query(parts.join(' '))
}

/** The role the program works as, which the dump's grants name, and its rights on tables that later migrations make (0001_house.sql). */
export async function makeAppRole(client: Client) {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'darzi_app') then create role darzi_app nologin; end if;
    if not pg_has_role(current_user, 'darzi_app', 'member') then
      execute format('grant darzi_app to %I', current_user); end if; end $$`)
  await client.query('grant usage on schema public to darzi_app')
  await client.query(
    'alter default privileges in schema public grant select, insert, update, delete on tables to darzi_app',
  )
}
