/**
 * A person's own data: one file with everything that is kept of their account, and its deletion. Nothing of a shop's book goes
 * with an account; nothing that lets somebody in stands in the file.
 */
import { ownDataRoutes } from '@darzi/contract/own-data.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { readDeletion, removeAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

export function openOwnData(app: AppContext) {
  handleInSteps(app, ownDataRoutes.exportFile, exportAccount)
  handle(app, ownDataRoutes.deletion, readDeletion)
  handleInSteps(app, ownDataRoutes.remove, removeAccount)
}
