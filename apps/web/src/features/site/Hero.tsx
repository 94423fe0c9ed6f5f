import type { ReactNode } from 'react'
import { Mark } from '../../ui/Mark.tsx'
import { Actions } from './ActionLink.tsx'
import { GarmentArt } from './GarmentArt.tsx'
import styles from './Hero.module.css'
import { ownName } from './own-name.ts'

interface Props {
  /** The headline's two lines: what is measured, and what comes of it. */
  lines: readonly [string, string]
  lede: string
  /** Under the ways on. */
  note: string
  /** The ways on, the next step first. */
  children: ReactNode
}

/** What either front door opens with. */
export function Hero({ lines: [first, second], lede, note, children }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Mark size={44} />
          {ownName.map(({ language, name }) => (
            <span key={language} lang={language}>
              {name}
            </span>
          ))}
        </p>
        <h1 className={styles.headline}>
          <span className={styles.line}>
            <span className={styles.measured}>{first}</span>
          </span>{' '}
          <span className={styles.line}>
            <span className={styles.promised}>{second}</span>
          </span>
        </h1>
        <p className={styles.lede}>{lede}</p>
        <Actions>{children}</Actions>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.art}>
        <GarmentArt />
      </div>
    </header>
  )
}
