import type { Person } from '@darzi/contract/customer-shapes.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ActiveField.module.css'
import { fieldName } from './field-words.ts'
import { type AskedField, isNumber } from './measured-fields.ts'
import { canHear, type Deafness, listen } from './speech.ts'
import { spokenSize } from './spoken-size.ts'
import { TapeDrawing } from './TapeDrawing.tsx'
import type { FieldWalk } from './use-field-walk.ts'
import type { useMeasuring } from './use-measuring.ts'

interface Props {
  field: AskedField
  walk: FieldWalk
  typing: ReturnType<typeof useMeasuring>
  sizing: Person['sizing']
}

/** Where the tape goes now, the last value, and what looks like a slip. */
export function ActiveField({ field, walk, typing, sizing }: Props) {
  const t = useT()
  const last = walk.lastOf(field)
  const [unheard, setUnheard] = useState<{ field: string; why: Deafness }>()
  const hint = field.name ? field.hint : t(`measurement-fields.${field.key}.hint`)
  return (
    <section className={styles.active} aria-label={t('measurements.active.label')}>
      <TapeDrawing drawing={field.drawing} sizing={sizing} />
      <div className={styles.words}>
        <p className={styles.name}>{fieldName({ field: field.key, name: field.name }, t)}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
        {last && <p className={styles.last}>{t('measurements.active.last', { value: last })}</p>}
      </div>
      {isNumber(field.kind) && (
        <div className={styles.typed}>
          <p className={styles.value} aria-hidden="true">
            {walk.textOf(field)}
          </p>
          <VoiceButton
            onHeard={(text) => typing.type(field, text)}
            onDeaf={(why) => setUnheard(why && { field: field.key, why })}
          />
        </div>
      )}
      {unheard?.field === field.key && (
        <p className={styles.unheard} role="alert">
          {t(`measurements.voice.${unheard.why}`)}
        </p>
      )}
      {walk.asked && <AskedNote field={walk.asked} walk={walk} typing={typing} />}
    </section>
  )
}

/** What was odd about a field left behind: it may be kept, put right where the unit slipped, or typed anew. */
function AskedNote({ field, walk, typing }: Omit<Props, 'sizing'>) {
  const t = useT()
  const doubt = walk.doubts.get(field.key)
  const refusal = walk.refusalOf(field.key)
  const { unit } = typing.measuring
  const insteadMm = doubt?.insteadMm
  const sentence = refusal
    ? t(`problems.measurements.${refusal.refused}`, refusal.params)
    : doubt && t(`measurements.doubt.${doubt.code}`, doubt.params)
  return (
    <div className={styles.doubt} role="alert">
      <p>
        <b>{fieldName({ field: field.key, name: field.name }, t)}</b> {sentence}
      </p>
      <div className={styles.answers}>
        {doubt && !refusal && (
          <Button onClick={() => walk.keep(field.key)}>{t('measurements.doubt.keep')}</Button>
        )}
        {insteadMm !== undefined && (
          <Button kind="primary" onClick={() => typing.type(field, showLength(insteadMm, unit))}>
            {t('measurements.doubt.convert', doubt?.params)}
          </Button>
        )}
        <Button kind="plain" onClick={() => walk.go(field)}>
          {t('measurements.doubt.change')}
        </Button>
      </div>
    </div>
  )
}

interface VoiceButtonProps {
  onHeard: (text: string) => void
  /** Why nothing was heard; with nothing, listening begins anew. */
  onDeaf: (why?: Deafness) => void
}

/** Says the size instead of typing it: both hands stay at the tape. Only where the browser can hear. */
function VoiceButton({ onHeard, onDeaf }: VoiceButtonProps) {
  const t = useT()
  const language = useLanguage()
  const [isListening, setListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  if (!canHear()) return null
  function start() {
    if (isListening) return stop.current?.()
    setListening(true)
    onDeaf(undefined)
    stop.current = listen({
      language,
      onHeard: (words) => onHeard(spokenSize(words)),
      onDeaf,
      onEnd: () => setListening(false),
    })
  }
  return (
    <Button
      kind={isListening ? 'primary' : 'quiet'}
      aria-pressed={isListening}
      aria-label={t('measurements.voice.say')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={start}
      icon={<Mic size={22} aria-hidden="true" />}
    />
  )
}
