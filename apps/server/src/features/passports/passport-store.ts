import type { PassportSize } from '@darzi/tailoring/passports/sizes.ts'
import type { Tx } from '../../db/tx.ts'

interface NewPassport {
  accountId: string
  id: string
  shop: { id: string; name: string } | undefined
  token: string | undefined
  personName: string
  takenOn: string
  takenBy: string | undefined
  sizes: PassportSize[]
  now: Date
}

/** Of two that an account shows at once each counts the other: held until the transaction ends. */
export const holdPassports = (tx: Tx, accountId: string) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

/** The same id again changes nothing. */
export async function insertPassport(tx: Tx, passport: NewPassport) {
  await tx
    .insertInto('passports')
    .values({
      account_id: passport.accountId,
      id: passport.id,
      to_shop: passport.shop?.id ?? null,
      shop_name: passport.shop?.name ?? null,
      token: passport.token ?? null,
      person_name: passport.personName,
      taken_on: passport.takenOn,
      taken_by: passport.takenBy ?? null,
      sizes: JSON.stringify(passport.sizes),
      created_at: passport.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The sizes go with it; withdrawn before, it stays as it was. Answers the shop it was shown to. */
export const withdrawPassport = (
  tx: Tx,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
) =>
  tx
    .updateTable('passports')
    .set({ withdrawn_at: now, sizes: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('to_shop')
    .executeTakeFirst()
