import { disputeLinks } from '../../admin-links.ts'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { DisputeList } from './DisputeList.tsx'
import { type DisputeFilter, useShopDisputes } from './dispute-data.ts'

const filters = ['open', 'over'] as const satisfies readonly DisputeFilter[]

/** What customers say is wrong with the shop's orders. */
export default function ShopDisputesPage() {
  const t = useT()
  const shown = useStateInAddress(filters, (key) => t(`disputes.shop.${key}`))
  const state = shown.chosen
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useShopDisputes(state)
  return (
    <>
      <ScreenHeader title={t('disputes.shop.title')} />
      <Chips label={t('disputes.shop.filter')} {...shown} />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={56} />}
      {data && <DisputeList rows={data.pages.flatMap(({ rows }) => rows)} linkTo={disputeLinks.oneOfShop} />}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('disputes.list.more')}
        </Button>
      )}
    </>
  )
}
