import type { Tx } from '../../db/tx.ts'

export const findTax = (tx: Tx) =>
  tx
    .selectFrom('shop_tax')
    .select([
      'regime',
      'tax_number',
      'state',
      'legal_name',
      'address',
      'includes_tax',
      'rate_bp',
      'tax_code',
      'prefix',
      'rounding',
      'version',
    ])
    .executeTakeFirst()
export type TaxRow = NonNullable<Awaited<ReturnType<typeof findTax>>>

/** Writes over the version that was read; false when it was changed meanwhile. */
export async function writeTax(
  tx: Tx,
  { shopId, now, version }: { shopId: string; now: Date; version: number },
  fields: Omit<TaxRow, 'version'>,
): Promise<boolean> {
  const written = { ...fields, version: version + 1, updated_at: now }
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('shop_tax')
    .values({ shop_id: shopId, ...written })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet(written).where('shop_tax.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return Number(rows) > 0
}
