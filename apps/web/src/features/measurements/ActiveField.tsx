import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
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
  const t = useT()
  const doubt = walk.doubts.get(field.key)
  const last = walk.lastOf(field)
  const [unheard, setUnheard] = useState<{ field: string; why: Deafness }>()
  const hint = field.name ? field.hint : t(`measurement-fields.${field.key}.hint`)
  return (
    <section className={styles.active} aria-label={t('measurements.active.label')}>
      <TapeDrawing drawing={field.drawing} sizing={sizing} />
      <div className={styles.words}>
        <p className={styles.name}>{fieldName({ field: field.key, name: field.name }, t)}</p>
        {hint && !(doubt && walk.isAsked) && <p className={styles.hint}>{hint}</p>}
        {last && <p className={styles.last}>{t('measurements.active.last', { value: last })}</p>}
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
          {t(`measurements.voice.${unheard.why}`)}
        </p>
      )}
      {doubt && walk.isAsked && <DoubtNote field={field} doubt={doubt} walk={walk} typing={typing} />}
    </section>
  )
}

/** A doubt is said once, with its reason; it may be kept, and a slip of the unit is offered to be put right. */
function DoubtNote({ field, doubt, walk, typing }: Omit<Props, 'sizing'> & { doubt: Doubt }) {
  const t = useT()
  const { insteadMm } = doubt
  const { unit } = typing.measuring
  function putRight(mm: number) {
    typing.type(field, showLength(mm, unit))
    walk.onChange()
  }
  return (
    <div className={styles.doubt} role="alert">
      <p>{t(`measurements.doubt.${doubt.code}`, doubt.params)}</p>
      <div className={styles.answers}>
        <Button onClick={walk.keep}>{t('measurements.doubt.keep')}</Button>
        {insteadMm !== undefined && (
          <Button kind="primary" onClick={() => putRight(insteadMm)}>
            {t('measurements.doubt.convert', doubt.params)}
          </Button>
        )}
      </div>
    </div>
  )
}
