import { Menu } from '@mantine/core'
import { MoreVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ActionMenu.module.css'

export interface MenuAction {
  key: string
  label: ReactNode
  icon?: ReactNode
  run: () => void
  /** Why it cannot be done now; shown under the label. */
  reason?: string
  isDanger?: boolean
}

interface Props {
  /** What the button says to a reader: "Actions for Asha". */
  label: string
  actions: readonly MenuAction[]
  /** The button's face; three dots by default. */
  face?: ReactNode
}

/** The acts on one thing, behind one button. */
export function ActionMenu({ label, actions, face }: Props) {
  return (
    <Menu
      position="bottom-end"
      shadow="none"
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.target} aria-label={label}>
          {face ?? <MoreVertical size={22} aria-hidden="true" />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            disabled={action.reason !== undefined}
            className={action.isDanger ? styles.danger : undefined}
            onClick={action.run}
          >
            {action.label}
            {action.reason && <span className={styles.reason}>{action.reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
