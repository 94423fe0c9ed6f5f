import type { View } from '@darzi/contract/views.ts'
import { Bookmark, Pencil, Trash2, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { useWas } from '../../ui/use-was.ts'
import { useT } from '../../words/use-t.ts'
import { useCount } from './customer-queries.ts'
import { type DirectoryQuery, readDirectoryQuery, writeDirectoryQuery } from './directory-query.ts'
import styles from './SavedViews.module.css'
import { removeView, useViews } from './view-data.ts'

/** Few visits name a view: the form comes when one does, and stays. */
const ViewDialog = lazy(() => import('./ViewDialog.tsx').then((it) => ({ default: it.ViewDialog })))

/** The shop's views of the directory with how many rows each has, and a way to save the one shown. */
export function SavedViews({ query }: { query: DirectoryQuery }) {
  const t = useT()
  const views = useViews()
  const mayUse = useMay('views.write')
  const [naming, setNaming] = useState<View | 'new'>()
  const wasNaming = useWas(naming !== undefined)
  const address = writeDirectoryQuery(query).toString()
  const same = views.filter((view) => addressOf(view) === address)
  const shown = same.find(({ isYours }) => isYours) ?? same[0]
  if (!mayUse || (views.length === 0 && address === '')) return null
  return (
    <nav className={styles.views} aria-label={t('customers.view.label')}>
      {views.map((view) => (
        <ViewLink key={view.id} view={view} isShown={view === shown} />
      ))}
      {shown?.isYours && (
        <ActionMenu
          label={t('customers.view.actions', { name: shown.name })}
          actions={[
            {
              key: 'rename',
              label: t('customers.view.rename'),
              icon: <Pencil size={20} />,
              run: () => setNaming(shown),
            },
            {
              key: 'remove',
              label: t('customers.view.remove'),
              icon: <Trash2 size={20} />,
              run: () => void removeView(shown),
            },
          ]}
        />
      )}
      {!shown && address !== '' && (
        <Button
          kind="plain"
          icon={<Bookmark size={18} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          {t('customers.view.save')}
        </Button>
      )}
      <Suspense>
        {wasNaming && <ViewDialog naming={naming} query={address} onClose={() => setNaming(undefined)} />}
      </Suspense>
    </nav>
  )
}

/** The same rows whatever order the saved query was written in. */
const addressOf = (view: View) => writeDirectoryQuery(queryOf(view)).toString()
const queryOf = (view: View) => readDirectoryQuery(new URLSearchParams(view.query))

function ViewLink({ view, isShown }: { view: View; isShown: boolean }) {
  const t = useT()
  const { data } = useCount(queryOf(view))
  const query = Object.fromEntries(new URLSearchParams(addressOf(view)))
  return (
    <Link
      to={links.customers(query)}
      className={styles.view}
      aria-current={isShown ? 'true' : undefined}
      preventScrollReset
    >
      {view.isShared && !view.isYours && <UsersRound size={16} aria-hidden="true" />}
      {view.name}
      {data && (
        <span className={styles.count}>
          {data.isCapped ? t('customers.view.capped', { count: data.count }) : data.count}
        </span>
      )}
    </Link>
  )
}
