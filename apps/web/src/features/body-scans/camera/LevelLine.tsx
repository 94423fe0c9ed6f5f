import { type CameraTilt, tiltOf } from '@darzi/body/judge/whole-body.ts'
import { useT } from '../../../words/use-t.ts'
import styles from './Camera.module.css'

const most = 20

/** A spirit level: the bubble stands in the middle when the phone stands upright. */
export function LevelLine({ tilt }: { tilt: CameraTilt | undefined }) {
  const t = useT()
  if (!tilt) return <p className={styles.faint}>{t('body-scans.level.unfelt')}</p>
  const share = (angle: number) => 50 + (50 * Math.max(-most, Math.min(most, angle))) / most
  return (
    <div className={styles.level} data-level={tiltOf(tilt)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="48" />
        <circle cx="50" cy="50" r="14" />
        <circle className={styles.bubble} cx={share(tilt.roll)} cy={share(tilt.pitch)} r="9" />
      </svg>
      <p>{t(`body-scans.level.${tiltOf(tilt)}`)}</p>
    </div>
  )
}
