import { useQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { useId } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { call } from '../data/api.ts'
import { useMay, useSession } from '../data/session.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { useT } from '../words/use-t.ts'
import { adminItems, isAdminAddress } from './admin-navigation.ts'
import styles from './ShopNavigation.module.css'
import { barOf, groups, type NavigationItem, screensFor, shownOf } from './shop-navigation.ts'
import { useIsDesk } from './use-is-desk.ts'

/** More than this is many. */
const mostShown = 99

/** The navigation of the shop: at a phone a bar at the foot, at a desk a column in groups. */
export function ShopNavigation() {
  const t = useT()
  const isDesk = useIsDesk()
  const { pathname } = useLocation()
  const screens = screensFor(useSession())
  const shown = isAdminAddress(pathname) ? adminItems : shownOf(screens)
  return (
    <nav className={styles.navigation} aria-label={t('app.nav.label')}>
      {isDesk ? <Column shown={shown} /> : <Bar shown={shown} />}
    </nav>
  )
}

interface Props {
  shown: readonly NavigationItem[]
}

function Column({ shown }: Props) {
  return [...groups, undefined].map((group) => {
    const items = shown.filter((item) => item.group === group)
    return items.length > 0 && <Group key={group ?? 'own'} name={group} shown={items} />
  })
}

function Group({ name, shown }: Props & { name?: string }) {
  const t = useT()
  const id = useId()
  return (
    <>
      {name && (
        <p id={id} className={styles.group}>
          {t(`app.nav.group.${name}`)}
        </p>
      )}
      <ul aria-labelledby={name && id}>
        {shown.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} label={item.label} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Bar({ shown }: Props) {
  const { bar, more } = barOf(shown)
  return (
    <ul className={styles.bar}>
      {bar.map((item) => (
        <li key={item.to}>
          <NavigationLink item={item} label={item.shortLabel ?? item.label} />
        </li>
      ))}
      {more.length > 0 && (
        <li>
          <MoreMenu shown={more} />
        </li>
      )}
    </ul>
  )
}

function NavigationLink({ item, label }: { item: NavigationItem; label: string }) {
  const t = useT()
  const Picture = item.icon
  return (
    <NavLink to={item.to} end={item.isExact} className={styles.room} data-next={item.isNext}>
      <span className={styles.picture}>
        <Picture size={22} strokeWidth={1.9} aria-hidden="true" />
        {item.counts && <Count />}
      </span>
      <span className={styles.word}>{t(label)}</span>
      {item.counts && <CountRead />}
    </NavLink>
  )
}

/** How much is new behind a link; read after its word. */
function Count() {
  const count = useUnreadMessages()
  if (count === 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {Math.min(count, mostShown)}
    </span>
  )
}

function CountRead() {
  const t = useT()
  const count = useUnreadMessages()
  return count > 0 && <span className="onlyRead">{t('app.nav.unread', { count })}</span>
}

/** The screens for which the bar of a phone has no place, behind its last button. */
function MoreMenu({ shown }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const unread = useUnreadMessages()
  const actions = shown.map(({ to, label, group, counts, icon: Picture }) => ({
    key: to,
    label: counts && unread > 0 ? `${t(label)} (${unread})` : t(label),
    group: group && t(`app.nav.group.${group}`),
    icon: <Picture size={22} aria-hidden="true" />,
    run: () => void navigate(to),
  }))
  const isCounted = shown.some(({ counts }) => counts)
  const face = (
    <span className={styles.room}>
      <span className={styles.picture}>
        <LayoutGrid size={22} strokeWidth={1.9} aria-hidden="true" />
        {isCounted && <Count />}
      </span>
      <span className={styles.word}>{t('app.nav.more')}</span>
      {isCounted && <CountRead />}
    </span>
  )
  return <ActionMenu actions={actions} face={face} />
}

/** How many messages whoever is signed in has not seen; live, as everything the screens show. */
function useUnreadMessages(): number {
  const { user, isChecked } = useSession()
  const isMember = useMay('conversations.read')
  const isCustomer = user?.role === 'user'
  const { data } = useQuery({
    queryKey: ['conversations', isMember ? 'shop' : 'customer', 'unread'],
    queryFn: ({ signal }) =>
      isMember
        ? call('GET /api/shop/conversations/unread', undefined, { signal })
        : call('GET /api/conversations/unread', undefined, { signal }),
    enabled: isChecked && (isMember || isCustomer),
  })
  return data?.unread ?? 0
}
