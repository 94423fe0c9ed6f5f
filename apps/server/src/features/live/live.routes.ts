/** Live updates: open screens of a shop hear what changed, by id only, from every server process. */
import { liveRoutes } from '@darzi/contract/live.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'

export function openLive(app: AppContext) {
  handle(app, liveRoutes.stream, async ({ account, app: { live } }) => ({
    // A customer's account has no shop to listen to yet: the stream stays open and silent.
    start: (send) => (account.shopId ? live.listen(account.shopId, send) : () => {}),
  }))
}
