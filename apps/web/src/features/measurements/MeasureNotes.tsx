import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Measure.module.css'
import type { useMeasuring } from './use-measuring.ts'
import type { Saving } from './use-saving.ts'

interface Props {
  typing: ReturnType<typeof useMeasuring>
  saving: Saving
}

/** What a tape does not say, and whether the sizes nobody measured anew are taken over. */
export function MeasureNotes({ typing, saving }: Props) {
  const say = useSay()
  const { others, isCarrying, setCarrying } = saving
  return (
    <div className={styles.notes}>
      <TextArea
        label={say('measurements.notes.label')}
        hint={say('measurements.notes.hint')}
        isOptional
        rows={2}
        maxLength={2000}
        value={typing.measuring.notes}
        onChange={(event) => typing.change({ notes: event.target.value })}
      />
      {others.length > 0 && (
        <Checkbox
          label={say('measurements.carry.label', { count: others.length })}
          checked={isCarrying}
          onChange={(event) => setCarrying(event.target.checked)}
        />
      )}
    </div>
  )
}
