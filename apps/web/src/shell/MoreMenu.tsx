import { LayoutGrid } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { useT } from '../words/use-t.ts'
import styles from './ShopNavigation.module.css'
import type { NavigationItem } from './shop-navigation.ts'

/** The rooms for which the bar of a phone has no place, behind its last button. */
export function MoreMenu({ features }: { features: readonly NavigationItem[] }) {
  const t = useT()
  const navigate = useNavigate()
  const actions = features.map(({ to, label, icon: Picture }) => ({
    key: to,
    label: t(label),
    icon: <Picture size={22} aria-hidden="true" />,
    run: () => void navigate(to),
  }))
  const face = (
    <span className={styles.feature}>
      <span className={styles.picture}>
        <LayoutGrid size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <span className={styles.short}>{t('app.nav.more')}</span>
    </span>
  )
  return <ActionMenu label={t('app.nav.more')} actions={actions} face={face} />
}
