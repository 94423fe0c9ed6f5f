import type { OwnOrder } from '@darzi/contract/portal.ts'
import { ownerWord } from '@darzi/tailoring/orders/life.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { useWhose, WhoseFilter } from '../own-profile/api.ts'
import { FindMore } from './FindMore.tsx'
import { matchingOrders } from './matching-orders.ts'
import { OrderCard } from './OrderCard.tsx'
import styles from './Portal.module.css'
import { useOwnOrders } from './portal-data.ts'

/** Only for whom a phone was taken away. */
const PhotosAgreed = lazy(() => import('./PhotosAgreed.tsx'))

/** The account's orders, newest first; with `most`, as many of them and the way to all. A search looks through all. */
export function OwnOrders({ most }: { most?: number }) {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnOrders()
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  const whose = useWhose()
  const isNarrowed = words !== '' || whose.chosen !== ''
  // A search looks through all there are, also those that were not shown yet.
  useEffect(() => {
    if (isNarrowed && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isNarrowed, hasNextPage, isFetchingNextPage, error, fetchNextPage])
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={220} />
  const orders = data.pages.flatMap((page) => page.orders)
  const [{ count = 0, photosAgreed } = {}] = data.pages
  const wordsOf = ({ garments, state }: OwnOrder) => [
    ...garments.map((garment) => garmentName(t, garment)),
    t(`portal.state.${ownerWord(state)}`),
  ]
  const found = matchingOrders(orders, words, wordsOf).filter(({ people }) => whose.isShown(people))
  const shown = !isNarrowed && most !== undefined ? found.slice(0, most) : found
  function find(q: string, options?: { replace: boolean }) {
    const next = new URLSearchParams(search)
    if (q) next.set('q', q)
    else next.delete('q')
    setSearch(next, options)
  }
  return (
    <div className={styles.page}>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <SearchField
          label={t('portal.orders.search')}
          clearLabel={t('portal.orders.clear')}
          words={words}
          onSearch={find}
        />
      )}
      {orders.length > 0 && <WhoseFilter whose={whose} />}
      {orders.length > 0 && shown.length === 0 && !hasNextPage && (
        <NothingFound words={words || undefined} onClear={() => setSearch({})} />
      )}
      <ul className={styles.cards}>
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p>
          <ButtonLink to={links.ownOrders()}>{t('portal.orders.all', { count })}</ButtonLink>
        </p>
      )}
      {error && <QueryFailed error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && (isNarrowed || most === undefined) && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('portal.orders.more')}
        </Button>
      )}
      {photosAgreed && most === undefined && (
        <Suspense>
          <PhotosAgreed orders={photosAgreed} />
        </Suspense>
      )}
      <FindMore />
    </div>
  )
}

function NoOrders() {
  const t = useT()
  return (
    <EmptyState
      title={t('portal.orders.none')}
      action={
        <ButtonLink to={links.shop()} kind="primary">
          {t('portal.orders.toShop')}
        </ButtonLink>
      }
    >
      {t('portal.orders.noneWhy')}
    </EmptyState>
  )
}
