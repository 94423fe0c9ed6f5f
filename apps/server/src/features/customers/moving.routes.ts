/**
 * Moving in and out: importing a stranger's file, taking an import back, exporting the book, putting two records of
 * one customer together. Promises: nothing is added before it was shown, and whatever was done can be undone.
 */
import { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { customerRoutes } from '@darzi/contract/customers.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { exportCustomers } from './export-customers.ts'
import { readImport } from './import-view.ts'
import { listDuplicates } from './list-duplicates.ts'
import { listImports } from './list-imports.ts'
import { mergeCustomers } from './merge-customers.ts'
import { previewImport } from './preview-import.ts'
import { refusedRows } from './refused-rows.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'
import { undoMerge } from './undo-merge.ts'
import { uploadImport } from './upload-import.ts'

export function openMoving(house: House) {
  handle(house, customerImportRoutes.imports, listImports)
  handle(house, customerImportRoutes.import, ({ tx, params }) => readImport(tx, params.id))
  handleInSteps(house, customerImportRoutes.upload, uploadImport)
  handleInSteps(house, customerImportRoutes.previewImport, previewImport)
  handle(house, customerImportRoutes.runImport, runImport)
  handleInSteps(house, customerImportRoutes.refusedRows, refusedRows)
  handleInSteps(house, customerImportRoutes.undoImport, undoImport)
  handle(house, customerRoutes.duplicates, listDuplicates)
  handle(house, customerRoutes.merge, mergeCustomers)
  handle(house, customerRoutes.undoMerge, undoMerge)
  handleInSteps(house, customerRoutes.exportFile, exportCustomers)
}
