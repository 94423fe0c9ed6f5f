/** Live updates: open screens of a shop hear what changed, by id only, from every server process. */
import { liveRoutes } from '@darzi/contract/live.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'

export function openLive(house: House) {
  handle(house, liveRoutes.stream, async ({ account, house: { live } }) => ({
    // A customer's account has no shop to listen to yet: the stream stays open and silent.
    start: (send) => (account.shopId ? live.listen(account.shopId, send) : () => {}),
  }))
}
