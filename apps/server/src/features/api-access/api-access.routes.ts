/**
 * API access, of the largest plans: an owner makes keys for the shop's own programs. A key is asked with through the one pipeline
 * (http/key-holder), sees its shop alone, and may make the calls of its scopes and no others; accounts are out of its reach.
 */
import { apiAccessRoutes } from '@darzi/contract/api-access.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { keyHolders } from '../../http/key-holder.ts'
import { holdKey } from './hold-key.ts'
import { makeKey, readKeys, revokeKey } from './keys.ts'
import { openApiDocument } from './openapi-document.ts'

export function openApiAccess(app: AppContext) {
  keyHolders.provide(holdKey)
  handle(app, apiAccessRoutes.read, readKeys)
  handle(app, apiAccessRoutes.make, makeKey)
  handle(app, apiAccessRoutes.revoke, revokeKey)
  handle(app, apiAccessRoutes.document, openApiDocument)
}
