import { type ReactNode, useId } from 'react'
import styles from './Band.module.css'

interface Props {
  title: string
  text?: string
  /** Indigo cloth for the offer that matters, khadi with a seam for the quieter one. */
  cloth?: 'indigo' | 'khadi'
  art?: ReactNode
  children: ReactNode
}

/** A call to action on a strip of cloth with a running stitch along its edge. */
export function Band({ title, text, cloth = 'indigo', art, children }: Props) {
  const id = useId()
  return (
    <section className={styles.ground} aria-labelledby={id}>
      <div className={`${styles.band} ${styles[cloth]}`}>
        <div className={styles.words}>
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          <div>{children}</div>
        </div>
        {art && <div className={styles.art}>{art}</div>}
      </div>
    </section>
  )
}
