import type pg from 'pg'

export interface KeptMessage {
  sent_at: Date
  name: string
  email: string
  topic: string
  message: string
}

/** What came by the contact page, the latest first. As the owner of the tables: the program itself may only write them. */
export async function latestMessages(
  client: Pick<pg.ClientBase, 'query'>,
  most: number,
): Promise<KeptMessage[]> {
  const { rows } = await client.query<KeptMessage>(
    'select sent_at, name, email, topic, message from contact_messages order by sent_at desc, id desc limit $1',
    [most],
  )
  return rows
}
