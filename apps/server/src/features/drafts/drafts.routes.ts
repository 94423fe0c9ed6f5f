/** Drafts of forms, each the member's own; see contract/drafts. */
import { draftRoutes } from '@darzi/contract/drafts.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { listDrafts, readDraft, removeDraft, saveDraft } from './drafts.ts'

export function openDrafts(app: AppContext) {
  handle(app, draftRoutes.list, listDrafts)
  handle(app, draftRoutes.read, readDraft)
  handle(app, draftRoutes.save, saveDraft)
  handle(app, draftRoutes.remove, removeDraft)
}
