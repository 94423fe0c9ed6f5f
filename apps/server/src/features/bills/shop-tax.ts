import type { billRoutes, ShopTax } from '@darzi/contract/bills.ts'
import { isPrefix } from '@darzi/tailoring/bills/bill-number.ts'
import { regimesIn, usualRates } from '@darzi/tailoring/bills/bill-rules.ts'
import { isGstin, isTaxCode, isTrn, plainTaxNumber } from '@darzi/tailoring/bills/tax-numbers.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError } from '../../http/app-error.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { requireConfirmed } from '../accounts/api.ts'
import { readShop } from '../shops/api.ts'
import { findTax, writeTax } from './tax-store.ts'

/** How the shop stands with the tax office; nothing said yet is "not registered". */
export async function readTax(tx: Tx, member: Member, now: Date): Promise<ShopTax> {
  const [row, shop] = [await findTax(tx), await readShop(tx, member.shopId, now)]
  const { country, currency } = member.shop
  const around = {
    regimes: [...regimesIn(country, currency)],
    isSaid: row !== undefined,
    shopName: shop.name,
    shopAddress: shop.address,
  }
  if (!row)
    return {
      ...around,
      regime: 'none',
      includesTax: true,
      ...usualOf('none'),
      prefix: 'INV',
      rounding: 'none',
      version: 0,
    }
  return {
    ...around,
    regime: row.regime,
    taxNumber: row.tax_number ?? undefined,
    state: row.state ?? undefined,
    legalName: row.legal_name ?? undefined,
    address: row.address ?? undefined,
    includesTax: row.includes_tax,
    rateBp: row.rate_bp,
    taxCode: row.tax_code ?? undefined,
    prefix: row.prefix,
    rounding: row.rounding,
    version: row.version,
  }
}

const usualOf = (regime: ShopTax['regime']) => ({ rateBp: usualRates[regime].rateBp })

export const showTax = ({ tx, member, now }: RequestContext<typeof billRoutes.tax>) =>
  readTax(tx, member, now)

/** Bills issued so far keep what they say. */
export async function setTax(ctx: RequestContext<typeof billRoutes.setTax>) {
  const { tx, body, member, now, publishEvent } = ctx
  const taxNumber = plainTaxNumber(body.taxNumber ?? '')
  requireWell({ ...body, taxNumber }, member)
  await requireConfirmed(ctx)
  const isStateOfNumber = body.regime === 'gst' || body.regime === 'composition'
  const isTaxed = body.regime === 'gst' || body.regime === 'vat'
  const isWritten = await writeTax(
    tx,
    { shopId: member.shopId, now, version: body.version },
    {
      regime: body.regime,
      tax_number: body.regime === 'none' ? null : taxNumber,
      state: isStateOfNumber ? taxNumber.slice(0, 2) : null,
      legal_name: body.legalName || null,
      address: normaliseLines(body.address ?? '') || null,
      includes_tax: body.includesTax,
      rate_bp: isTaxed ? body.rateBp : 0,
      tax_code: body.taxCode || null,
      prefix: body.prefix.toUpperCase(),
      rounding: body.rounding,
    },
  )
  if (!isWritten) throw new AppError('bills.changedMeanwhile')
  const tax = await readTax(tx, member, now)
  await publishEvent({
    kind: 'bills.taxSet',
    subject: { type: 'shop', id: member.shopId, name: tax.shopName },
  })
  return tax
}

type Said = Pick<ShopTax, 'regime' | 'taxCode' | 'prefix'> & { taxNumber: string }

function requireWell({ regime, taxNumber, taxCode, prefix }: Said, { shop }: Member) {
  if (!regimesIn(shop.country, shop.currency).includes(regime))
    throw fieldError('regime', 'bills.regimeElsewhere')
  if (regime !== 'none' && !taxNumber) throw emptyField('taxNumber')
  if (regime === 'vat' && !isTrn(taxNumber)) throw fieldError('taxNumber', 'bills.badTrn')
  if ((regime === 'gst' || regime === 'composition') && !isGstin(taxNumber))
    throw fieldError('taxNumber', 'bills.badGstin')
  if (regime === 'gst' && !taxCode) throw emptyField('taxCode')
  if (taxCode && !isTaxCode(taxCode)) throw fieldError('taxCode', 'bills.badTaxCode')
  if (!isPrefix(prefix.toUpperCase())) throw fieldError('prefix', 'bills.badPrefix')
}
