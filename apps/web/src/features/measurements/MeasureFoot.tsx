import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Keypad.module.css'
import type { FieldWalk } from './use-field-walk.ts'
import type { Saving } from './use-saving.ts'

/** Back, next and save, under the thumb. */
export function MeasureFoot({ walk, saving }: { walk: FieldWalk; saving: Saving }) {
  const say = useSay()
  const { typed, unread, isBusy } = saving
  const reason =
    typed === 0
      ? say('measurements.save.nothing')
      : unread.length > 0
        ? say('measurements.save.unread', { count: unread.length })
        : undefined
  return (
    <div className={styles.foot}>
      <Button
        aria-label={say('measurements.walk.previous')}
        disabled={walk.isFirst}
        onPointerDown={(event) => event.preventDefault()}
        onClick={walk.previous}
        icon={<ArrowLeft size={22} aria-hidden="true" />}
      />
      <Button
        kind="primary"
        className={styles.next}
        onPointerDown={(event) => event.preventDefault()}
        onClick={walk.next}
      >
        {say('measurements.walk.next')}
        <ArrowRight size={22} aria-hidden="true" />
      </Button>
      <HonestButton
        ref={walk.save}
        kind="next"
        className={styles.save}
        reason={reason}
        isBusy={isBusy}
        onClick={saving.save}
      >
        {say('measurements.save.act', { count: typed })}
      </HonestButton>
    </div>
  )
}
