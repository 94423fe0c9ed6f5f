import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { QuoteList } from './QuoteList.tsx'
import { useOwnQuotes } from './quote-data.ts'

/** What a customer asked, and of whom. */
export default function OwnQuotesPage() {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnQuotes()
  const rows = data?.pages.flatMap((page) => page.rows)
  const find = (
    <ButtonLink to={links.findTailors()} kind="primary">
      {t('quotes.own.find')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenHeader
        title={t('quotes.own.title')}
        backTo={links.userDashboard()}
        extra={rows?.length ? find : undefined}
      />
      {!rows && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {rows?.length === 0 && (
        <EmptyState title={t('quotes.own.empty')} action={find}>
          {t('quotes.own.emptyWhy')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <QuoteList
          label={t('quotes.own.title')}
          rows={rows}
          linkTo={links.ownQuote}
          nameOf={({ shop }) => shop.name}
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
