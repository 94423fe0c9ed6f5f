import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(saving)
  latest.current = saving
  const [firstOdd] = walk.doubts.keys()
  const reason =
    typed === 0
      ? t('measurements.save.nothing')
      : unread.length > 0
        ? t('measurements.save.unread', { count: unread.length })
        : undefined
  function save() {
    if (firstOdd !== undefined) setAsking(true)
    else saving.save()
  }
  function keepAndSave() {
    flushSync(() => {
      walk.keepAll()
      setAsking(false)
    })
    latest.current.save()
  }
  if (isAsking && firstOdd !== undefined)
    return (
      <div className={styles.odd} role="alert">
        <p>{t('measurements.save.odd', { count: walk.doubts.size })}</p>
        <Button
          onClick={() => {
            setAsking(false)
            walk.goTo(firstOdd)
          }}
        >
          {t('measurements.save.check')}
        </Button>
        <Button kind="primary" autoFocus isBusy={isBusy} onClick={keepAndSave}>
          {t('measurements.save.keepAll')}
        </Button>
      </div>
    )
  return (
    <div className={styles.foot}>
      <Button
        aria-label={t('measurements.walk.previous')}
        disabled={walk.isFirst}
        onPointerDown={(event) => event.preventDefault()}
        onClick={walk.previous}
        icon={<ArrowLeft size={22} aria-hidden="true" />}
      />
      <Button className={styles.next} onPointerDown={(event) => event.preventDefault()} onClick={walk.next}>
        {t('measurements.walk.next')}
        <ArrowRight size={22} aria-hidden="true" />
      </Button>
      <HonestButton
        ref={walk.save}
        kind="primary"
        className={styles.save}
        reason={reason}
        isBusy={isBusy}
        onClick={save}
      >
        {t('measurements.save.act', { count: typed })}
      </HonestButton>
    </div>
  )
}
