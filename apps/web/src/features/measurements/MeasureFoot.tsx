import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Keypad.module.css'
import type { FieldWalk } from './use-field-walk.ts'
import type { Saving } from './use-saving.ts'

/** Back, next and save, under the thumb. */
export function MeasureFoot({ walk, saving }: { walk: FieldWalk; saving: Saving }) {
  const t = useT()
  const { typed, unread, isBusy } = saving
  const reason =
    typed === 0
      ? t('measurements.save.nothing')
      : unread.length > 0
        ? t('measurements.save.unread', { count: unread.length })
        : undefined
  return (
    <div className={styles.foot}>
      <Button
        aria-label={t('measurements.walk.previous')}
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
        {t('measurements.walk.next')}
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
        {t('measurements.save.act', { count: typed })}
      </HonestButton>
    </div>
  )
}
