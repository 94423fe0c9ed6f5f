import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Measure.module.css'
import type { useMeasuring } from './use-measuring.ts'
import type { Saving } from './use-saving.ts'

interface Props {
  typing: ReturnType<typeof useMeasuring>
  saving: Saving
}

/** What a tape does not say, and whether the sizes nobody measured anew are taken over. */
export function MeasureNotes({ typing, saving }: Props) {
  const t = useT()
  const { others, isCarrying, setCarrying } = saving
  return (
    <div className={styles.notes}>
      <TextArea
        label={t('measurements.notes.label')}
        hint={t('measurements.notes.hint')}
        isOptional
        rows={2}
        maxLength={2000}
        value={typing.measuring.notes}
        onChange={(event) => typing.change({ notes: event.target.value })}
      />
      {others.length > 0 && (
        <Checkbox
          label={t('measurements.carry.label', { count: others.length })}
          checked={isCarrying}
          onChange={(event) => setCarrying(event.target.checked)}
        />
      )}
    </div>
  )
}
