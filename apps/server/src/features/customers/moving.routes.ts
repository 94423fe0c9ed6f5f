/**
 * Moving in and out: importing a stranger's file, taking an import back, exporting the book, putting two records of
 * one customer together. Promises: nothing is added before it was shown, and whatever was done can be undone.
 */
import { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { customerRoutes } from '@darzi/contract/customers.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { exportCustomers } from './export-customers.ts'
import { readImport } from './import-view.ts'
import { listImports } from './list-imports.ts'
import { mergeCustomers, undoMerge } from './merge-customers.ts'
import { previewImport } from './preview-import.ts'
import { listDuplicates } from './read-customers.ts'
import { refusedRows } from './refused-rows.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'
import { uploadImport } from './upload-import.ts'

export function openMoving(app: AppContext) {
  handle(app, customerImportRoutes.imports, listImports)
  handle(app, customerImportRoutes.import, ({ tx, params }) => readImport(tx, params.id))
  handleInSteps(app, customerImportRoutes.upload, uploadImport)
  handleInSteps(app, customerImportRoutes.previewImport, previewImport)
  handle(app, customerImportRoutes.runImport, runImport)
  handleInSteps(app, customerImportRoutes.refusedRows, refusedRows)
  handleInSteps(app, customerImportRoutes.undoImport, undoImport)
  handle(app, customerRoutes.duplicates, listDuplicates)
  handle(app, customerRoutes.merge, mergeCustomers)
  handle(app, customerRoutes.undoMerge, undoMerge)
  handleInSteps(app, customerRoutes.exportFile, exportCustomers)
}
