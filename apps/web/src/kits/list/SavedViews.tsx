import type { View } from '@darzi/contract/views.ts'
import { Bookmark, Pencil, Trash2, UsersRound } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import type { List } from './define-list.ts'
import styles from './ListTools.module.css'
import type { Fields, QueryOf } from './list-query.ts'
import { removeView, useViews } from './view-data.ts'

/** Few visits name a view: the form comes when one does. */
const ViewDialog = lazy(() => import('./ViewDialog.tsx').then((it) => ({ default: it.ViewDialog })))

/** A view that every shop has. */
export interface FixedView {
  key: string
  /** The address of its rows, without `?`. */
  query: string
  label: string
  /** Left out while it has no row, unless it is the one shown. */
  isEmptyHidden?: boolean
}

interface Props<F extends Fields, Row extends { id: string }> {
  list: List<F, Row>
  query: QueryOf<F>
  fixed?: readonly FixedView[]
}

/** The views of every shop and its own, with how many rows each has, and a way to save the one shown. */
export function SavedViews<F extends Fields, Row extends { id: string }>({
  list,
  query,
  fixed = [],
}: Props<F, Row>) {
  const t = useT()
  const views = useViews(list.feature)
  const mayUse = useMay('views.write')
  const [naming, setNaming] = useState<View | 'new'>()
  const address = list.write(query).toString()
  const same = views.filter((view) => list.tidy(view.query) === address)
  const shown = same.find(({ isYours }) => isYours) ?? same[0]
  const isFixed = fixed.some((view) => list.tidy(view.query) === address)
  if (fixed.length === 0 && (!mayUse || (views.length === 0 && address === ''))) return null
  return (
    <nav className={styles.views} aria-label={t('app.view.label')}>
      {fixed.map((view) => {
        const isShown = list.tidy(view.query) === address
        return (
          <ViewLink
            key={view.key}
            list={list}
            query={view.query}
            isShown={isShown}
            isEmptyHidden={view.isEmptyHidden && !isShown}
          >
            {view.label}
          </ViewLink>
        )
      })}
      {views.map((view) => (
        <ViewLink key={view.id} list={list} query={view.query} isShown={view === shown}>
          {view.isShared && !view.isYours && <UsersRound size={16} aria-hidden="true" />}
          {view.name}
        </ViewLink>
      ))}
      {shown?.isYours && (
        <ActionMenu
          label={t('app.view.actions', { name: shown.name })}
          actions={[
            {
              key: 'rename',
              label: t('app.view.rename'),
              icon: <Pencil size={20} />,
              run: () => setNaming(shown),
            },
            {
              key: 'remove',
              label: t('app.view.remove'),
              icon: <Trash2 size={20} />,
              run: () => void removeView(shown),
            },
          ]}
        />
      )}
      {mayUse && !shown && !isFixed && address !== '' && (
        <Button
          kind="plain"
          icon={<Bookmark size={18} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          {t('app.view.save')}
        </Button>
      )}
      <Suspense>
        {naming && (
          <ViewDialog
            feature={list.feature}
            naming={naming}
            query={address}
            onClose={() => setNaming(undefined)}
          />
        )}
      </Suspense>
    </nav>
  )
}

interface LinkProps<F extends Fields, Row extends { id: string }> {
  list: List<F, Row>
  query: string
  isShown: boolean
  isEmptyHidden?: boolean
  children: ReactNode
}

function ViewLink<F extends Fields, Row extends { id: string }>(props: LinkProps<F, Row>) {
  const { list, query, isShown, isEmptyHidden, children } = props
  const t = useT()
  const found = list.useCount(list.read(new URLSearchParams(query)))
  if (isEmptyHidden && !found?.count) return null
  return (
    <Link
      to={list.to(Object.fromEntries(new URLSearchParams(list.tidy(query))))}
      className={styles.view}
      aria-current={isShown ? 'true' : undefined}
      preventScrollReset
    >
      {children}
      {found && (
        <span className={styles.count}>
          {found.isCapped ? t('app.view.capped', { count: found.count }) : found.count}
        </span>
      )}
    </Link>
  )
}
