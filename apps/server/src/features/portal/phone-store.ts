import type { Tx } from '../../db/tx.ts'

interface OwnPhone {
  accountId: string
  phone: string
}

/** Proven again it stays as it was. */
export async function addOwnPhone(tx: Tx, { accountId, phone, now }: OwnPhone & { now: Date }) {
  await tx
    .insertInto('account_phones')
    .values({ account_id: accountId, phone, proven_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeOwnPhone(tx: Tx, { accountId, phone }: OwnPhone) {
  await tx
    .deleteFrom('account_phones')
    .where('account_id', '=', accountId)
    .where('phone', '=', phone)
    .execute()
}
