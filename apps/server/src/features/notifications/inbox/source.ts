/** Where lines of the inbox come from. A feature's sources stand in a file of their own; registry.ts lists them all. */
import type { ShopAction } from '@darzi/contract/access.ts'
import type { InboxKind } from '@darzi/contract/notification-shapes.ts'
import type { RawBuilder } from 'kysely'

export interface InboxSource {
  kind: InboxKind
  /** Who sees it: whoever may do what it asks for. */
  needs: ShopAction
  /** It is of the member's own work: whoever may do this reads it elsewhere. */
  notFor?: ShopAction
  /** Somebody has to do something; other lines are news. */
  needsAnswer: boolean
  /**
   * What stands in the shop's tables now, as rows of `key text, at timestamptz, subject_id uuid, params jsonb`, for this member where it
   * is their own. A line goes by itself when what it asks for is done.
   */
  rows: RawBuilder<unknown> | ((memberId: string) => RawBuilder<unknown>)
}
