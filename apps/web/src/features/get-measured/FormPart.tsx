import type { ReactNode } from 'react'
import { useSay } from '../../words/use-say.ts'
import styles from './GetMeasured.module.css'

interface Props {
  part: 'personal' | 'upper' | 'lower' | 'other' | 'order' | 'notes'
  children: ReactNode
}

export function FormPart({ part, children }: Props) {
  const say = useSay()
  return (
    <fieldset className={styles.part}>
      <legend>{say(`get-measured.part.${part}`)}</legend>
      {children}
    </fieldset>
  )
}
