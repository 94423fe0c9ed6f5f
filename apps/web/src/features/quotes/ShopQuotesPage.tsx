import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { QuoteList } from './QuoteList.tsx'
import { type ShopFilter, useShopQuotes } from './quote-data.ts'

const filters = ['open', 'accepted', 'over'] as const satisfies readonly ShopFilter[]

/** What people asked the shop, what moved last first. */
export default function ShopQuotesPage() {
  const t = useT()
  const shown = useStateInAddress(filters, (key) => t(`quotes.filter.${key}`))
  const state = shown.chosen
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useShopQuotes(state)
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <>
      <ScreenHeader title={t('quotes.shop.title')} />
      <Chips label={t('quotes.shop.filter')} {...shown} />
      {!rows && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('quotes.shop.empty')}
          action={
            <ButtonLink to={links.profile()} kind="primary">
              {t('quotes.shop.list')}
            </ButtonLink>
          }
        >
          {t('quotes.shop.emptyWhy')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <QuoteList
          label={t('quotes.shop.title')}
          rows={rows}
          linkTo={links.shopQuote}
          nameOf={({ customerName }) => customerName}
        />
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('quotes.row.more')}
        </Button>
      )}
    </>
  )
}
