import type { View } from '@darzi/contract/views.ts'
import { Bookmark, Pencil, Trash2, UsersRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrdersPage.module.css'
import { useOrderCount, useWorkers } from './order-queries.ts'
import { type OrderListQuery, readOrderQuery, writeOrderQuery } from './order-query.ts'
import { removeView, useViews } from './order-views.ts'

/** Few visits name a view: the form comes when one does. */
const NameView = lazy(() => import('./NameView.tsx').then((it) => ({ default: it.NameView })))

/** What every shop looks for each morning. */
const everyShop = [
  { key: 'today', query: 'due=today' },
  { key: 'overdue', query: 'due=overdue' },
  { key: 'ready', query: 'status=ready' },
] as const

/** Shown while the shop holds money that is not its own. */
const toGiveBack = 'money=giveBack'

/** Those who cut and sew have a view of their own: what is still to be made by them. */
const isOfTheTable = (role: string) => role === 'cutter' || role === 'stitcher'
const withWorker = (id: string) => `due=making&assignedTo=${id}`

/** The views of every shop and its own, with how many orders each has, and a way to save the one shown. */
export function OrderViews({ query }: { query: OrderListQuery }) {
  const t = useT()
  const views = useViews()
  const mayUse = useMay('views.write')
  const [naming, setNaming] = useState<View | 'new'>()
  const address = writeOrderQuery(query).toString()
  const same = views.filter((view) => addressOf(view.query) === address)
  const shown = same.find(({ isYours }) => isYours) ?? same[0]
  const workers = useWorkers()?.filter(({ role }) => isOfTheTable(role)) ?? []
  const isOfEveryShop =
    everyShop.some((view) => view.query === address) ||
    address === toGiveBack ||
    workers.some(({ id }) => addressOf(withWorker(id)) === address)
  return (
    <nav className={styles.views} aria-label={t('orders.view.label')}>
      {everyShop.map((view) => (
        <ViewLink key={view.key} query={view.query} isShown={view.query === address}>
          {t(`orders.view.${view.key}`)}
        </ViewLink>
      ))}
      <ViewLink query={toGiveBack} isShown={address === toGiveBack} isEmptyHidden={address !== toGiveBack}>
        {t('orders.view.giveBack')}
      </ViewLink>
      {workers.map(({ id, name }) => {
        const query = withWorker(id)
        const isShown = addressOf(query) === address
        return (
          <ViewLink key={id} query={query} isShown={isShown} isEmptyHidden={!isShown}>
            {t('orders.worker.with', { name })}
          </ViewLink>
        )
      })}
      {views.map((view) => (
        <ViewLink key={view.id} query={view.query} isShown={view === shown}>
          {view.isShared && !view.isYours && <UsersRound size={16} aria-hidden="true" />}
          {view.name}
        </ViewLink>
      ))}
      {shown?.isYours && (
        <ActionMenu
          label={t('orders.view.actions', { name: shown.name })}
          actions={[
            {
              key: 'rename',
              label: t('orders.view.rename'),
              icon: <Pencil size={20} />,
              run: () => setNaming(shown),
            },
            {
              key: 'remove',
              label: t('orders.view.remove'),
              icon: <Trash2 size={20} />,
              run: () => void removeView(shown),
            },
          ]}
        />
      )}
      {mayUse && !shown && !isOfEveryShop && address !== '' && (
        <Button
          kind="plain"
          icon={<Bookmark size={18} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          {t('orders.view.save')}
        </Button>
      )}
      <Suspense>
        {naming && <NameView naming={naming} query={address} onClose={() => setNaming(undefined)} />}
      </Suspense>
    </nav>
  )
}

/** The same rows whatever order the saved query was written in. */
const addressOf = (query: string) => writeOrderQuery(readOrderQuery(new URLSearchParams(query))).toString()

interface LinkProps {
  query: string
  isShown: boolean
  /** Left out while it has no order. */
  isEmptyHidden?: boolean
  children: ReactNode
}

function ViewLink({ query, isShown, isEmptyHidden, children }: LinkProps) {
  const t = useT()
  const { data } = useOrderCount(readOrderQuery(new URLSearchParams(query)))
  if (isEmptyHidden && !data?.count) return null
  return (
    <Link
      to={links.orders(Object.fromEntries(new URLSearchParams(addressOf(query))))}
      className={styles.view}
      aria-current={isShown ? 'true' : undefined}
      preventScrollReset
    >
      {children}
      {data && (
        <span className={styles.viewCount}>
          {data.isCapped ? t('orders.view.capped', { count: data.count }) : data.count}
        </span>
      )}
    </Link>
  )
}
