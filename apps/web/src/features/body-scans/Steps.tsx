import { useEffect, useRef } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './BodyScan.module.css'

export const steps = ['photos', 'about', 'working'] as const
export type Step = (typeof steps)[number]

/** After a change of step the focus comes here, so that the new one is read and seen from its beginning. */
export function Steps({ now }: { now: Step }) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    list.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [now])
  return (
    <ol ref={list} tabIndex={-1} className={styles.steps}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          data-state={place < steps.indexOf(now) ? 'done' : undefined}
        >
          <span aria-hidden="true">{place + 1}</span> {t(`body-scans.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
