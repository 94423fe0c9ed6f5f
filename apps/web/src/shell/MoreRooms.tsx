import { LayoutGrid } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { useSay } from '../words/use-say.ts'
import styles from './ShopNavigation.module.css'
import type { NavigationItem } from './shop-navigation.ts'

/** The rooms for which the bar of a phone has no place, behind its last button. */
export function MoreRooms({ rooms }: { rooms: readonly NavigationItem[] }) {
  const say = useSay()
  const navigate = useNavigate()
  const actions = rooms.map(({ to, label, icon: Picture }) => ({
    ...{ key: to, label: say(label), icon: <Picture size={22} aria-hidden="true" /> },
    run: () => void navigate(to),
  }))
  const face = (
    <span className={styles.room}>
      <span className={styles.picture}>
        <LayoutGrid size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className={styles.short}>{say('app.nav.more')}</span>
    </span>
  )
  return <ActionMenu label={say('app.nav.more')} actions={actions} face={face} />
}
