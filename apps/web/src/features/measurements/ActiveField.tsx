import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './ActiveField.module.css'
import { fieldName } from './field-words.ts'
import { type AskedField, isNumber } from './measured-fields.ts'
import type { Deafness } from './speech.ts'
import { TapeDrawing } from './TapeDrawing.tsx'
import type { FieldWalk } from './use-field-walk.ts'
import type { useMeasuring } from './use-measuring.ts'
import { VoiceButton } from './VoiceButton.tsx'

interface Props {
  field: AskedField
  walk: FieldWalk
  typing: ReturnType<typeof useMeasuring>
  sizing: Person['sizing']
}

/** Where the tape goes now, the last value, and what looks like a slip. */
export function ActiveField({ field, walk, typing, sizing }: Props) {
  const say = useSay()
  const doubt = walk.doubts.get(field.key)
  const last = walk.lastOf(field)
  const [unheard, setUnheard] = useState<{ field: string; why: Deafness }>()
  const hint = field.name ? field.hint : say(`measurement-fields.${field.key}.hint`)
  return (
    <section className={styles.active} aria-label={say('measurements.active.label')}>
      <TapeDrawing drawing={field.drawing} sizing={sizing} />
      <div className={styles.words}>
        <p className={styles.name}>{fieldName({ field: field.key, name: field.name }, say)}</p>
        {hint && !(doubt && walk.isAsked) && <p className={styles.hint}>{hint}</p>}
        {last && <p className={styles.last}>{say('measurements.active.last', { value: last })}</p>}
      </div>
      {isNumber(field.kind) && (
        <div className={styles.typed}>
          <p className={styles.value} aria-hidden="true">
            {walk.textOf(field)}
          </p>
          <VoiceButton
            onHeard={(text) => {
              walk.onChange()
              typing.type(field, text)
            }}
            onDeaf={(why) => setUnheard(why && { field: field.key, why })}
          />
        </div>
      )}
      {unheard?.field === field.key && (
        <p className={styles.unheard} role="alert">
          {say(`measurements.voice.${unheard.why}`)}
        </p>
      )}
      {doubt && walk.isAsked && <DoubtNote field={field} doubt={doubt} walk={walk} typing={typing} />}
    </section>
  )
}

/** A doubt is said once, with its reason; it may be kept, and a slip of the unit is offered to be put right. */
function DoubtNote({ field, doubt, walk, typing }: Omit<Props, 'sizing'> & { doubt: Doubt }) {
  const say = useSay()
  const { insteadMm } = doubt
  const { unit } = typing.measuring
  function putRight(mm: number) {
    typing.type(field, showLength(mm, unit))
    walk.onChange()
  }
  return (
    <div className={styles.doubt} role="alert">
      <p>{say(`measurements.doubt.${doubt.code}`, doubt.holes)}</p>
      <div className={styles.answers}>
        <Button onClick={walk.keep}>{say('measurements.doubt.keep')}</Button>
        {insteadMm !== undefined && (
          <Button kind="primary" onClick={() => putRight(insteadMm)}>
            {say('measurements.doubt.convert', doubt.holes)}
          </Button>
        )}
      </div>
    </div>
  )
}
