import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Drawing } from '../../ui/style-drawings/Drawing.tsx'
import { pictureOf } from '../../ui/style-drawings/pictures.ts'
import styles from './StyleCards.module.css'

interface Props {
  /** One of a set, or each by itself. */
  type: 'radio' | 'checkbox'
  set?: string
  /** `group.option`. */
  picture: string
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A style as a card to press. Of the shop's own there is no drawing: its name fills the card. */
export function StyleCard({ type, set, picture, name, isChosen, onChoose }: Props) {
  const isPictured = pictureOf(picture) !== undefined
  // Arrow keys change a choice. Pressing the chosen card, by hand or with the space bar, is no change to the browser: it takes
  // the choice back.
  const takeBack = type === 'radio' && isChosen ? onChoose : undefined
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || !takeBack) return
    event.preventDefault()
    takeBack()
  }
  return (
    <label className={[styles.card, !isPictured && styles.plain].filter(Boolean).join(' ')}>
      <input
        type={type}
        name={set}
        checked={isChosen}
        onChange={onChoose}
        onClick={takeBack}
        onKeyDown={onKeyDown}
      />
      {isPictured && (
        <span className={styles.picture}>
          <Drawing of={picture} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.check} aria-hidden="true">
        <Check size={15} strokeWidth={3} />
      </span>
    </label>
  )
}
