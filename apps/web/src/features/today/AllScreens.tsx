import { LayoutGrid } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { screensFor } from '../../shell/shop-navigation.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Today.module.css'

/** Every screen this member may open, a tap away; the palette finds them too. */
export function AllScreens() {
  const t = useT()
  const session = useSession()
  const { value, open, close } = useDialogAddress('screens')
  const title = t('today.screens.open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act is the same as long as its name is
  const actions = useMemo(() => [{ id: 'allScreens', label: title, run: () => open('all') }], [title])
  usePageActions(actions)
  return (
    <>
      <Button
        aria-label={title}
        icon={<LayoutGrid size={20} aria-hidden="true" />}
        onClick={() => open('all')}
      >
        <span className={styles.onlyDesk}>{title}</span>
      </Button>
      <Dialog title={title} isOpen={value === 'all'} onClose={close} isWide>
        <ul className={styles.screens}>
          {screensFor(session)
            .filter(({ to }) => to !== links.tailorDashboard())
            .map(({ to, label, icon: Picture }) => (
              <li key={to}>
                <Link to={to} replace className={styles.screen}>
                  <Picture size={22} strokeWidth={1.9} aria-hidden="true" />
                  {t(label)}
                </Link>
              </li>
            ))}
        </ul>
      </Dialog>
    </>
  )
}
