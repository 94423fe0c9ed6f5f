import type { ReactNode } from 'react'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import styles from './Auth.module.css'
import { AuthArt } from './AuthArt.tsx'

interface Props {
  /** The screen's name, in its header. */
  screen: string
  title: string
  why?: ReactNode
  children: ReactNode
  /** What else can be done, under the form. */
  foot?: ReactNode
}

/** A screen before the shop: header, and one card that asks one thing. */
export function AuthCard({ screen, title, why, children, foot }: Props) {
  return (
    <div className={styles.auth}>
      <ScreenHeader title={screen} hasHome hasLogo />
      <div className={styles.card}>
        <div className={`tape ${styles.edge}`} aria-hidden="true" />
        <div className={styles.body}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {why && <p className={styles.why}>{why}</p>}
          </div>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        <AuthArt />
      </div>
    </div>
  )
}
