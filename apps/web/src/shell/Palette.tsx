import { createSpotlight, Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { ClipboardList, Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { useT } from '../words/use-t.ts'
import styles from './Palette.module.css'
import { useOpenPageActions } from './page-actions.ts'
import { useFirstChosen } from './palette-choice.ts'
import { useFoundCustomers } from './palette-customers.ts'
import { matches } from './palette-match.ts'
import { useFoundOrders } from './palette-orders.ts'
import { roomsFor } from './shop-navigation.ts'

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
