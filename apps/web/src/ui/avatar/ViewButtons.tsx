import { useT } from '../../words/use-t.ts'
import { Button } from '../Button.tsx'
import styles from './Avatar.module.css'
import { isStill } from './is-still.ts'

/** What the camera is asked to do; a new object each time. */
export type Move = { look: View } | { turnDegrees: number } | { closer: number } | { isTurning: boolean }

export const views = ['front', 'side', 'back'] as const
export type View = (typeof views)[number]

interface Props {
  move: Move | undefined
  onMove: (move: Move) => void
}

/** The ways to look at a body that need no dragging. */
export function ViewButtons({ move, onMove }: Props) {
  const t = useT()
  const isTurning = move !== undefined && 'isTurning' in move && move.isTurning
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a row of small buttons
    <div role="group" aria-label={t('avatar.view.label')} className={styles.buttons}>
      {views.map((view) => (
        <Button key={view} onClick={() => onMove({ look: view })}>
          {t(`avatar.view.${view}`)}
        </Button>
      ))}
      {isStill() ? (
        // Who asked for stillness is turned by a step at a time.
        <Button onClick={() => onMove({ turnDegrees: 45 })}>{t('avatar.view.turn')}</Button>
      ) : (
        <Button aria-pressed={isTurning} onClick={() => onMove({ isTurning: !isTurning })}>
          {t('avatar.view.turn')}
        </Button>
      )}
      <div className={styles.zoom}>
        <Button aria-label={t('avatar.view.closer')} onClick={() => onMove({ closer: 1.25 })}>
          <Sign path="M12 5v14M5 12h14" />
        </Button>
        <Button aria-label={t('avatar.view.farther')} onClick={() => onMove({ closer: 0.8 })}>
          <Sign path="M5 12h14" />
        </Button>
      </div>
    </div>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
