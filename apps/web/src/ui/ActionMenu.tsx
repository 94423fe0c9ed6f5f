import { MoreVertical } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './ActionMenu.module.css'
import type { MenuAction } from './menu-action.ts'

interface Props {
  /** What the button says to a reader: "Actions for Asha"; left out where its face has words. */
  label?: string
  actions: readonly MenuAction[]
  /** The button's face; three dots by default. */
  face?: ReactNode
}

/** The acts on one thing, behind one button. The list itself is fetched when a hand or the focus comes near. */
export function ActionMenu({ label, actions, face }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [list, setList] = useState<typeof import('./ActionList.tsx')>()
  const [isOpen, setOpen] = useState(false)
  // Without a line the list stays away; the banner says so already, and the next press asks again.
  const prepare = () => void import('./ActionList.tsx').then(setList, () => setOpen(false))
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.target}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen && list !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare()
          setOpen(!isOpen)
        }}
      >
        {face ?? <MoreVertical size={22} aria-hidden="true" />}
      </button>
      {list && (
        <list.ActionList id={id} button={button} actions={actions} isOpen={isOpen} onChange={setOpen} />
      )}
    </>
  )
}
