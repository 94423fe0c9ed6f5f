import type { AdminShopRow } from '@darzi/contract/admin-shops.ts'
import { Link } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import { useListQuery } from '../../kits/list/define-list.ts'
import listStyles from '../../kits/list/List.module.css'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { planName } from './plan-name.ts'
import { ShopState } from './ShopState.tsx'
import { kinds, planKeys, type ShopQuery, shopList, sorts, states, useAdminShops } from './shop-data.ts'

/** All shops of this server. */
export default function ShopsPage() {
  const t = useT()
  const { query, change } = useListQuery(shopList)
  const pages = useAdminShops(query)
  const isNarrowed = shopList.isNarrowed(query)
  return (
    <>
      <ScreenHeader title={t('admin-shops.list.title')} hasBack={false} />
      <Tools query={query} change={change} />
      <AdminFaces query={pages}>
        {({ pages: all }) => (
          <List
            rows={all.flatMap(({ rows }) => rows)}
            words={query.q}
            onClear={isNarrowed ? () => change(shopList.usual) : undefined}
          />
        )}
      </AdminFaces>
      <ShowMore {...pages} />
    </>
  )
}

function Tools({ query, change }: ToolsProps) {
  const t = useT()
  const any = (label: string) => ({ value: 'any' as const, label: t(`admin-shops.filter.${label}`) })
  const active = [query.kind, query.plan, query.state].filter((value) => value !== 'any').length
  return (
    <ListTools
      search={
        <SearchField
          label={t('admin-shops.search.label')}
          clearLabel={t('admin-shops.search.clear')}
          words={query.q}
          onSearch={(q, options) => change({ q }, options)}
        />
      }
      sort={
        <Pick
          label={t('admin-shops.sort.label')}
          value={query.sort}
          options={sorts.map((value) => ({ value, label: t(`admin-shops.sort.${value}`) }))}
          onPick={(sort) => change({ sort })}
        />
      }
      active={active}
      filters={
        <>
          <Pick
            label={t('admin-shops.filter.kind')}
            value={query.kind}
            isSet={query.kind !== 'any'}
            options={[
              any('anyKind'),
              ...kinds.map((value) => ({ value, label: t(`admin-shops.kind.${value}`) })),
            ]}
            onPick={(kind) => change({ kind })}
          />
          <Pick
            label={t('admin-shops.filter.plan')}
            value={query.plan}
            isSet={query.plan !== 'any'}
            options={[any('anyPlan'), ...planKeys.map((value) => ({ value, label: planName(t, value) }))]}
            onPick={(plan) => change({ plan })}
          />
          <Pick
            label={t('admin-shops.filter.state')}
            value={query.state}
            isSet={query.state !== 'any'}
            options={[
              any('anyState'),
              ...states.map((value) => ({ value, label: t(`admin-shops.state.${value}`) })),
            ]}
            onPick={(state) => change({ state })}
          />
        </>
      }
    />
  )
}

interface ToolsProps {
  query: ShopQuery
  change: (part: Partial<ShopQuery>, options?: { replace?: boolean }) => void
}

interface ListProps {
  rows: readonly AdminShopRow[]
  words: string
  onClear?: () => void
}

function List({ rows, words, onClear }: ListProps) {
  const t = useT()
  if (rows.length === 0 && onClear) return <NothingFound words={words || undefined} onClear={onClear} />
  if (rows.length === 0)
    return <EmptyState title={t('admin-shops.list.none')}>{t('admin-shops.list.noneWhy')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('admin-shops.list.title')}>
      {rows.map((shop) => (
        <li key={shop.id} className={styles.waiting}>
          <span>
            <Link to={adminLinks.shop(shop.id)} className={listStyles.open}>
              {shop.name}
            </Link>
            <span className={styles.soft}>
              {[
                ` · ${t(`admin-shops.kind.${shop.kind}`)}`,
                planName(t, shop.plan),
                shop.city,
                shop.owner?.email,
                shop.phone,
              ]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <AgoText at={shop.createdAt} />
            </span>
          </span>
          <ShopState shop={shop} />
        </li>
      ))}
    </ul>
  )
}
