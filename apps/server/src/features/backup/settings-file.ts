import { type backupRoutes, settingsFile } from '@darzi/contract/backup.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer, RequestContext } from '../../http/request-context.ts'
import { changeShopFacts, readShop } from '../shops/api.ts'
import { timestampOf } from './timestamp.ts'

/** The settings file of the prototype: the shop's facts and the language, nothing of the book. */
export async function readSettingsFile(
  ctx: RequestContext<typeof backupRoutes.settingsFile>,
): Promise<FileAnswer> {
  const { tx, member, now, request } = ctx
  const shop = await readShop(tx, member.shopId, now)
  const { name, address = '', phone = '', email = '', currency } = shop
  const settings = { shopName: name, shopAddress: address, shopPhone: phone, shopEmail: email, currency }
  const file = { settings, language: request.language, timestamp: now.toISOString() }
  return {
    contentType: 'application/json',
    filename: `tailor-backup-${timestampOf(now)}.json`,
    bytes: `${JSON.stringify(file, null, 2)}\n`,
  }
}

/** Throws backup.invalid for what is not such a file, and what changing the shop throws. */
export async function restoreSettingsFile(ctx: RequestContext<typeof backupRoutes.restoreSettings>) {
  const { settings, language } = readAs(ctx.body.file)
  const { shopName, shopAddress, shopPhone, shopEmail, currency } = settings
  const facts = {
    ...(shopName ? { name: shopName } : {}),
    ...(shopAddress === undefined ? {} : { address: shopAddress }),
    ...(shopPhone === undefined ? {} : { phone: shopPhone }),
    ...(shopEmail === undefined ? {} : { email: shopEmail }),
    ...(currency ? { currency } : {}),
  }
  await changeShopFacts(ctx, facts)
  return { language }
}

function readAs(file: string) {
  try {
    return settingsFile.parse(JSON.parse(file))
  } catch {
    throw new AppError('backup.invalid')
  }
}
