import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './TryOn.module.css'

/** As it is sewn and hangs, or as its tape says; then its fit in colours, and how it is pulled. */
export const looks = ['sewn', 'cloth', 'map', 'pull'] as const
export type Look = (typeof looks)[number]

export const isSewnLook = (look: Look): boolean => look === 'sewn' || look === 'pull'

interface Props {
  look: Look
  onLook: (look: Look) => void
  /** What else is shown or left out. */
  children?: ReactNode
}

export function LookChoice({ look, onLook, children }: Props) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
    <div role="group" aria-label={t('try-on.look.label')} className={styles.chips}>
      {looks.map((each) => (
        <button key={each} type="button" aria-pressed={each === look} onClick={() => onLook(each)}>
          {t(`try-on.look.${each}`)}
        </button>
      ))}
      {children}
    </div>
  )
}
