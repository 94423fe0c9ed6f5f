/**
 * Backup: a whole shop as one sealed file, put back into an empty one, on a schedule, as readable files; and clearing a shop, which can be
 * undone. It promises all or nothing, and never writes anything in the clear but what the owner asks to read.
 */
import { backupRoutes } from '@darzi/contract/backup.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import {
  downloadBackup,
  listBackups,
  makeOwnBackup,
  removeBackup,
  restoreOwnBackup,
  setSchedule,
  uploadPart,
} from './backups.ts'
import { clearShop } from './clear-shop.ts'
import { exportAll } from './export-all.ts'
import { readSettingsFile, restoreSettingsFile } from './settings-file.ts'

export function openBackup(app: AppContext) {
  handle(app, backupRoutes.list, listBackups)
  handleInSteps(app, backupRoutes.make, makeOwnBackup)
  handle(app, backupRoutes.download, (ctx) => downloadBackup(ctx, backupRoutes.download))
  handleInSteps(app, backupRoutes.remove, removeBackup)
  handleInSteps(app, backupRoutes.setSchedule, setSchedule)
  handleInSteps(app, backupRoutes.upload, uploadPart)
  handleInSteps(app, backupRoutes.restore, restoreOwnBackup)
  handle(app, backupRoutes.settingsFile, readSettingsFile)
  handle(app, backupRoutes.restoreSettings, restoreSettingsFile)
  handleInSteps(app, backupRoutes.clear, clearShop)
  handleInSteps(app, backupRoutes.exportAll, (ctx) => exportAll(ctx, backupRoutes.exportAll))
}
