import { patternOfSewn } from '@darzi/body/cloth/sewn-cuts.ts'
import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './TryOn.module.css'

/** As its tape says: the cloth, or its fit in colours. As it is sewn and hangs: the cloth, or how it is pulled. */
export const looks = ['cloth', 'map', 'sewn', 'pull'] as const
export type Look = (typeof looks)[number]

export const isSewnLook = (look: Look): boolean => look === 'sewn' || look === 'pull'

type Garment = Parameters<typeof patternOfSewn>[0]

/** The looks there are of this garment: what has no pattern is not sewn. */
export const looksOf = (garment: Garment): Look[] =>
  looks.filter((look) => !isSewnLook(look) || patternOfSewn(garment))

interface Props {
  garment: Garment
  look: Look
  onLook: (look: Look) => void
  /** What else is shown or left out. */
  children?: ReactNode
}

export function LookChoice({ garment, look, onLook, children }: Props) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
    <div role="group" aria-label={t('try-on.look.label')} className={styles.chips}>
      {looksOf(garment).map((each) => (
        <button key={each} type="button" aria-pressed={each === look} onClick={() => onLook(each)}>
          {t(`try-on.look.${each}`)}
        </button>
      ))}
      {children}
    </div>
  )
}
