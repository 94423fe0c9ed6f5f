import { Menu } from '@mantine/core'
import { Check } from 'lucide-react'
import { Fragment, type Ref, type RefObject, useLayoutEffect } from 'react'
import styles from './ActionMenu.module.css'
import type { MenuAction } from './menu-action.ts'
import { useHasCome } from './use-has-come.ts'

interface Props {
  /** Of the button, which names the list. */
  id: string
  button: RefObject<HTMLButtonElement | null>
  actions: readonly MenuAction[]
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** The library's notes lie at 400: one that is still there hides no line of a list that was opened since. */
const overNotes = 401

/** The list under the button of an ActionMenu. */
export function ActionList({ id, button, actions, isOpen, onChange }: Props) {
  const hasCome = useHasCome()
  return (
    <Menu
      id={id}
      opened={isOpen && hasCome}
      onChange={onChange}
      position="bottom-end"
      shadow="none"
      zIndex={overNotes}
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Stand button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action, at) => (
          <Fragment key={action.key}>
            {action.group !== undefined && action.group !== actions[at - 1]?.group && (
              <Menu.Label className={styles.group}>{action.group}</Menu.Label>
            )}
            {action.isChosen === undefined ? (
              <Menu.Item
                leftSection={action.icon}
                disabled={action.reason !== undefined}
                className={action.isDanger ? styles.danger : undefined}
                onClick={action.run}
              >
                {action.label}
                {action.reason && <span className={styles.reason}>{action.reason}</span>}
              </Menu.Item>
            ) : (
              <Menu.RadioItem
                value={action.key}
                checked={action.isChosen}
                checkIcon={<Check size={18} aria-hidden="true" />}
                closeMenuOnClick
                onChange={action.run}
              >
                {action.label}
              </Menu.RadioItem>
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Stands for the button, which was on the screen before the library came and stays the same element. */
function Stand({ ref, button }: { ref?: Ref<HTMLElement>; button: Props['button'] }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current)
    else if (ref) ref.current = button.current
  }, [ref, button])
  return null
}
