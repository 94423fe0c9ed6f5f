import styles from './Drawing.module.css'
import { pictureOf } from './pictures.ts'

/** The drawing of a style option, `group.option`; nothing for an option of the shop's own. It says nothing its name does not. */
export function Drawing({ of }: { of: string }) {
  const draw = pictureOf(of)
  if (!draw) return null
  return (
    <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      {draw()}
    </svg>
  )
}
