import type { Garment } from '@darzi/contract/garments.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useT } from '../../../words/use-t.ts'
import {
  ActiveField,
  FieldList,
  type FieldWalk,
  isNumber,
  Keypad,
  meaningOf,
  UnitSwitch,
  useFieldWalk,
  type useMeasuring,
} from '../../measurements/api.ts'
import type { SizesProblems } from './all-problems.ts'
import { fieldsOfForm } from './form-fields.ts'
import styles from './LongForm.module.css'

type Typing = ReturnType<typeof useMeasuring>

interface Props {
  typing: Typing
  own: readonly ShopField[]
  /** What is ordered for the customer: what these need is asked too. */
  garments: readonly Garment[]
  problems: SizesProblems
  onDone: () => void
}

/** Nobody measured a new customer before. */
const noLast: readonly [] = []

export function SizesFields({ typing, own, garments, problems, onDone }: Props) {
  const t = useT()
  const { measuring } = typing
  const fields = fieldsOfForm({ own, garments, entries: measuring.entries })
  const walk = useFieldWalk({ fields, typing, last: noLast, sizing: undefined })
  const active = fields.find(({ key }) => key === walk.active)
  const refused = sentencesOf(problems, { fields, typing, t })
  useFirstRefused(refused, (key) => walk.go(fields.find((field) => field.key === key)))
  return (
    <div className={styles.work}>
      <div className={styles.list}>
        <UnitSwitch unit={measuring.unit} onSwitch={(unit) => typing.change({ unit })} />
        <FieldList fields={fields} walk={walk} typing={typing} last={noLast} refused={refused} />
        <TextArea
          label={t('measurements.notes.label')}
          hint={t('measurements.notes.hint')}
          isOptional
          rows={2}
          maxLength={2000}
          error={problems.isEmpty && measuring.notes ? t('measurements.save.nothing') : undefined}
          value={measuring.notes}
          onChange={(event) => typing.change({ notes: event.target.value })}
        />
      </div>
      <div className={styles.side} data-keys>
        {active && <ActiveField field={active} walk={walk} typing={typing} sizing={undefined} />}
        {active && isNumber(active.kind) && (
          <Keypad
            unit={active.kind === 'weight' || active.kind === 'angle' ? 'cm' : measuring.unit}
            text={walk.textOf(active)}
            last={undefined}
            onType={(text) => typing.type(active, text)}
          />
        )}
        <WalkFoot walk={walk} onDone={onDone} />
      </div>
    </div>
  )
}

/** Back and next under the thumb; behind the last field stands the way on. */
function WalkFoot({ walk, onDone }: { walk: FieldWalk; onDone: () => void }) {
  const t = useT()
  return (
    <div className={styles.walk}>
      <Button
        aria-label={t('measurements.walk.previous')}
        disabled={walk.isFirst}
        onPointerDown={(event) => event.preventDefault()}
        onClick={walk.previous}
        icon={<ArrowLeft size={22} aria-hidden="true" />}
      />
      <Button kind="primary" onPointerDown={(event) => event.preventDefault()} onClick={walk.next}>
        {t('measurements.walk.next')}
        <ArrowRight size={22} aria-hidden="true" />
      </Button>
      <Button ref={walk.save} onClick={onDone}>
        {t('customers-form.sizes.done')}
      </Button>
    </div>
  )
}

interface Read {
  fields: ReturnType<typeof fieldsOfForm>
  typing: Typing
  t: ReturnType<typeof useT>
}

/** What was told when saving, as long as the field still holds it. */
function sentencesOf({ unread, refused }: SizesProblems, { fields, typing, t }: Read) {
  const own = fields.flatMap((field) => {
    const told = unread.get(field.key)
    const meant = told && meaningOf(field, typing.measuring.entries[field.key])
    return told && meant && 'refused' in meant
      ? [[field.key, t(`problems.measurements.${told.code}`, told.params)] as const]
      : []
  })
  return new Map([...own, ...refused])
}

/** What was refused last is where the typing goes on. */
function useFirstRefused(refused: ReadonlyMap<string, string>, go: (key: string) => void): void {
  const [first = ''] = refused.keys()
  const onRefused = useEffectEvent(go)
  useEffect(() => {
    if (first) onRefused(first)
  }, [first])
}
