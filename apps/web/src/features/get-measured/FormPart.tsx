import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

interface Props {
  part: 'personal' | 'upper' | 'lower' | 'other' | 'order' | 'notes'
  children: ReactNode
}

export function FormPart({ part, children }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.part}>
      <legend>{t(`get-measured.part.${part}`)}</legend>
      {children}
    </fieldset>
  )
}
