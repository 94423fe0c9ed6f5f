import type { supplierRoutes } from '@darzi/contract/purchases.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requirePhone } from '../../phone.ts'
import {
  allSuppliers,
  findSupplier,
  lockSupplier,
  supplierNamed,
  supplierOf,
  writeSupplier,
} from './supplier-store.ts'

export async function listSuppliers({ tx }: RequestContext<typeof supplierRoutes.list>) {
  return { rows: (await allSuppliers(tx)).map(supplierOf) }
}

/** Adds a supplier; the same id again answers the one it made. */
export async function addSupplier(ctx: RequestContext<typeof supplierRoutes.add>) {
  const { tx, body, newId } = ctx
  const { id = newId(), ...said } = body
  const before = await findSupplier(tx, id)
  if (before) return supplierOf(before)
  const phone = readPhoneOf(said, ctx)
  return write(ctx, { id, version: 1, said: { ...said, phone, isArchived: false } })
}

export async function editSupplier(ctx: RequestContext<typeof supplierRoutes.edit>) {
  const { tx, params, body } = ctx
  const { version, ...said } = body
  const row = await lockSupplier(tx, params.id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version) throw new AppError('inventory.changedMeanwhile')
  const before = supplierOf(row)
  const isSame = said.phone === undefined || said.phone === before.phone
  const phone = isSame ? before.phone : readPhoneOf(said, ctx)
  const after = { ...before, ...withoutUndefined(said), phone }
  return write(ctx, { id: row.id, version: row.version + 1, said: after })
}

/** A chat is opened with this number, so it is kept whole. Throws customers.phoneInvalid at `phone`. */
const readPhoneOf = ({ phone }: EditBody, { member }: Pick<Context, 'member'>) =>
  requirePhone(phone ?? '', member.shop.country) ?? undefined

type EditBody = Omit<RequestContext<typeof supplierRoutes.edit>['body'], 'version'>
const withoutUndefined = (said: EditBody): EditBody =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

interface Writing {
  id: string
  version: number
  said: EditBody & { name: string }
}

type Context = Pick<RequestContext<typeof supplierRoutes.add>, 'tx' | 'member' | 'now' | 'publishEvent'>

async function write({ tx, member, now, publishEvent }: Context, { id, version, said }: Writing) {
  const name = normaliseName(said.name)
  if (!name) throw emptyField('name')
  const isArchived = said.isArchived ?? false
  const other = isArchived ? undefined : await supplierNamed(tx, name)
  if (other && other.id !== id) throw fieldError('name', 'inventory.supplierTaken')
  const fields = {
    name,
    phone: said.phone || null,
    email: said.email || null,
    notes: normaliseLines(said.notes ?? '') || null,
    is_archived: isArchived,
  }
  await writeSupplier(tx, { shopId: member.shopId, id, version, now }, fields)
  await publishEvent({ kind: 'inventory.supplier', subject: { type: 'stock', id, name } })
  return supplierOf({ id, version, ...fields })
}
