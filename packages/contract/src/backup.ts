/**
 * Backup: a whole shop as one sealed file, put back into an empty shop, on a schedule, as readable files; and clearing a shop, which can
 * be undone for thirty days. All of it is the owner's, and asks for a fresh proof of who sits there.
 */
import { z } from 'zod'
import { route } from './route.ts'
import { count, currency, id, instant, language, line, lines } from './shapes.ts'

/** Sealed files are as safe as this. */
const passphrase = z.string().min(10).max(200)

export const backup = z.object({
  id,
  kind: z.enum(['manual', 'scheduled', 'cleared', 'uploaded']),
  madeAt: instant,
  madeBy: z.string().optional(),
  bytes: count,
  records: count,
  photos: count,
  expiresAt: instant.optional(),
})
export type Backup = z.output<typeof backup>

const schedule = z.object({
  every: z.enum(['off', 'day', 'week']),
  hasPassphrase: z.boolean(),
  lastAt: instant.optional(),
  lastFailedAt: instant.optional(),
  /** How many are kept; an older one goes when another is made. */
  kept: count,
})

const byId = z.object({ id })
const ok = z.object({ ok: z.literal(true) })

/** The settings file of the prototype: settings, language, timestamp. */
export const settingsFile = z.object({
  settings: z.looseObject({
    shopName: line(120).optional(),
    shopAddress: line(300).optional(),
    shopPhone: line(40).optional(),
    shopEmail: line(254).optional(),
    currency: currency.optional(),
  }),
  language,
  timestamp: z.union([z.string().max(60), z.number()]).optional(),
})

export const backupRoutes = {
  list: route({
    method: 'GET',
    path: '/api/backups',
    access: 'shop:shop.backup',
    summary: 'Backups that are kept, the schedule, and whether this shop is empty enough to restore into',
    reply: z.object({ rows: z.array(backup), schedule, isEmpty: z.boolean() }),
  }),
  make: route({
    method: 'POST',
    path: '/api/backups',
    access: 'shop:shop.backup',
    summary: 'Make a backup of the whole shop, sealed with a passphrase. Throws access.confirmFirst',
    body: z.object({ id: id.optional(), passphrase }),
    reply: backup,
  }),
  download: route({
    method: 'GET',
    path: '/api/backups/:id/file',
    access: 'shop:shop.backup',
    summary: 'The sealed file, tailor-backup-{timestamp}.darzi. Throws access.confirmFirst',
    params: byId,
    replies: 'file',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/backups/:id',
    access: 'shop:shop.backup',
    summary: 'Delete a backup for good. Throws access.confirmFirst',
    params: byId,
    reply: ok,
  }),
  setSchedule: route({
    method: 'PUT',
    path: '/api/backups/schedule',
    access: 'shop:shop.backup',
    summary:
      'Back up every night or every week, into the server’s file store. Of the passphrase only a key made of it is kept. Throws access.confirmFirst, backup.noPassphrase',
    body: z.object({ every: z.enum(['off', 'day', 'week']), passphrase: passphrase.optional() }),
    reply: schedule,
  }),
  upload: route({
    method: 'PUT',
    path: '/api/backups/:id/parts/:part',
    access: 'shop:shop.backup',
    summary:
      'One part (8 MB at most, counted from 0) of a sealed file, under an id of the client’s; the last one says so. Throws backup.invalid',
    params: z.object({ id, part: z.coerce.number().int().min(0).max(9999) }),
    carries: 'form',
    files: ['part'],
    body: z.object({ isLast: z.enum(['true', 'false']).default('false') }),
    reply: ok,
  }),
  restore: route({
    method: 'POST',
    path: '/api/backups/:id/restore',
    access: 'shop:shop.backup',
    summary:
      'Put a backup back into this empty shop, whole or not at all; what was cleared needs no passphrase. Throws access.confirmFirst, backup.invalid, backup.wrongPassphrase, backup.newer, backup.notEmpty, backup.otherStaff',
    params: byId,
    body: z.object({ passphrase: z.string().max(200).optional() }),
    reply: z.object({ records: count, photos: count }),
  }),
  settingsFile: route({
    method: 'GET',
    path: '/api/shop/settings-file',
    access: 'shop:shop.write',
    summary: 'The shop’s settings alone as JSON, tailor-backup-{timestamp}.json',
    replies: 'file',
  }),
  restoreSettings: route({
    method: 'POST',
    path: '/api/shop/settings-file',
    access: 'shop:shop.write',
    summary: 'Take the settings of such a file. Throws backup.invalid for any other, shops.currencyInUse',
    body: z.object({ file: lines(100_000) }),
    reply: z.object({ language }),
  }),
  clear: route({
    method: 'POST',
    path: '/api/shop/clear',
    access: 'shop:shop.backup',
    summary:
      'Clear the shop’s book; `name` is the shop’s, typed. For thirty days it can be put back. Throws access.confirmFirst, backup.wrongName, backup.disputeOpen, backup.changedMeanwhile',
    body: z.object({ name: line(120) }),
    reply: z.object({ id, undoUntil: instant }),
  }),
  exportAll: route({
    method: 'GET',
    path: '/api/shop/export.zip',
    access: 'shop:shop.backup',
    summary:
      'Everything the shop has, readable: each table as CSV and JSON, and the photos. Throws access.confirmFirst',
    replies: 'file',
  }),
}
