import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/** As the owner of the tables: the program itself cannot write them. */
export async function accountWithEmail(client: Client, email: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select id from accounts where lower(email) = lower($1) and deleted_at is null',
    [email],
  )
  return rows[0]?.id
}

/** Answers false when nothing changed: it was one, or was none, before. */
export async function grantTo(client: Client, accountId: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into operators (account_id, granted_at) values ($1, $2) on conflict do nothing',
    [accountId, now],
  )
  return rowCount === 1
}

export async function revokeFrom(client: Client, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from operators where account_id = $1', [accountId])
  return rowCount === 1
}

export interface OperatorLine {
  name: string
  email: string
  granted_at: Date
  has_second_factor: boolean
}

export async function listOperators(client: Client): Promise<OperatorLine[]> {
  const { rows } = await client.query<OperatorLine>(`
    select a.name, a.email, o.granted_at, f.confirmed_at is not null as has_second_factor
      from operators o join accounts a on a.id = o.account_id
      left join second_factors f on f.account_id = o.account_id
     order by o.granted_at, a.email`)
  return rows
}

export async function noteCommand(
  client: Client,
  { id, what, accountId, now }: { id: string; what: string; accountId: string; now: Date },
) {
  await client.query(
    'insert into audit_lines (id, at, route, subject_id, request_id) values ($1, $2, $3, $4, $5)',
    [id, now, `COMMAND operator ${what}`, accountId, 'command'],
  )
}
