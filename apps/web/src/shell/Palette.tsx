import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ClipboardList, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../data/api.ts'
import { useMay, useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { useT } from '../words/use-t.ts'
import styles from './Palette.module.css'
import { useOpenPageActions } from './page-actions.ts'
import { matches } from './palette-match.ts'
import { useFoundOrders } from './palette-orders.ts'
import { useTyped } from './palette-typed.ts'
import { roomsFor } from './shop-navigation.ts'

const none: CustomerCard[] = []

/** The first customers that a name or some digits of a phone find. */
function useFoundCustomers(words: string): { customers: CustomerCard[]; isLooking: boolean } {
  const mayAsk = useMay('customers.read')
  const { settled, isAsked, isPausing } = useTyped(words, mayAsk)
  const found = useQuery({
    queryKey: ['customers', 'palette', settled],
    queryFn: ({ signal }) => call('GET /api/customers', { query: { q: settled, limit: 6 } }, { signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    customers: (isAsked && found.data?.rows) || none,
    isLooking: isPausing || (isAsked && found.isFetching),
  }
}

const [store, palette] = createSpotlight()

export const openPalette = palette.open

/** One field for everything: customers by name or phone, orders by number, what can be done here, every screen one may open. */
export function Palette() {
  const t = useT()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { customers, ...forCustomers } = useFoundCustomers(words)
  const { orders, ...forOrders } = useFoundOrders(words)
  const isLooking = forCustomers.isLooking || forOrders.isLooking
  const features = roomsFor(useSession()).filter((item) => matches(t(item.label), words))
  const actions = useOpenPageActions().filter((action) => !action.reason && matches(action.label, words))
  const rows = [...customers, ...orders, ...actions].map(({ id }) => id).concat(features.map(({ to }) => to))
  useFirstChosen({ store, rows: rows.join(), isLooking })
  const go = (to: string) => () => void navigate(to)
  return (
    <Spotlight.Root
      store={store}
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      scrollable
      maxHeight="60dvh"
      size="38rem"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('app.nav.search') } }}
      classNames={{
        content: styles.content,
        search: styles.search,
        action: styles.action,
        actionsGroup: styles.group,
      }}
    >
      <Spotlight.Search
        placeholder={t('app.palette.placeholder')}
        aria-label={t('app.palette.placeholder')}
        leftSection={<Search size={22} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {customers.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.customers')}>
            {customers.map(({ id, name, number, phoneShown, photo }) => (
              <Spotlight.Action key={id} onClick={go(links.customer(id))} className={styles.row}>
                <Avatar name={name} photoUrl={photo?.thumbUrl} size={38} />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.aside}>{[phoneShown, number].filter(Boolean).join(' · ')}</span>
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        )}
        {orders.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.nav.orderList')}>
            {orders.map(({ id, number, customer }) => (
              <Spotlight.Action key={id} onClick={go(links.order(id))} className={styles.row}>
                <ClipboardList size={22} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.name}>{number}</span>
                  <span className={styles.aside}>{customer.name}</span>
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        )}
        {actions.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.actions')}>
            {actions.map((action) => (
              <Spotlight.Action key={action.id} label={action.label} onClick={action.run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {features.length > 0 && (
          <Spotlight.ActionsGroup label={t('app.palette.screens')}>
            {features.map(({ to, label, icon: Picture }) => (
              <Spotlight.Action
                key={to}
                label={t(label)}
                leftSection={<Picture size={22} />}
                onClick={go(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {rows.length === 0 && !isLooking && (
          <Spotlight.Empty>{t('app.palette.nothing', { words })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

interface Found {
  store: SpotlightStore
  /** Changes whenever the rows do. */
  rows: string
  /** Whether an answer is still on its way. */
  isLooking: boolean
}

/**
 * The first row is chosen whenever the rows change, and Enter opens it. Enter before the answer has come waits for the
 * answer: a quick hand must not open what an earlier digit had found.
 */
function useFirstChosen({ store, rows, isLooking }: Found): void {
  const isEnterWaiting = useRef(false)

  useEffect(() => {
    if (!isLooking) return
    const hold = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.stopPropagation()
      event.preventDefault()
      isEnterWaiting.current = true
    }
    document.addEventListener('keydown', hold, true)
    return () => document.removeEventListener('keydown', hold, true)
  }, [isLooking])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what the first one is chosen anew for
  useEffect(() => {
    const list = document.getElementById(store.getState().listId)
    const first = list?.querySelector<HTMLElement>('[data-action]')
    // The library keeps its choice as an attribute of the row, and renews it only when the words change.
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
    first?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: 0 }))
    if (isLooking || !isEnterWaiting.current) return
    isEnterWaiting.current = false
    first?.click()
  }, [store, rows, isLooking])
}
