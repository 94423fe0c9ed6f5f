import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import { type DesignKey, designs } from '@darzi/body/pattern/pattern.ts'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptUnit } from '../results/kept-unit.ts'
import { ClothCard } from './ClothCard.tsx'
import { OptionsForm } from './OptionsForm.tsx'
import styles from './Patterns.module.css'
import { PiecesCard } from './PiecesCard.tsx'
import { PrintCard } from './PrintCard.tsx'
import { SizesCard } from './SizesCard.tsx'
import { UnitButtons } from './UnitButtons.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  body: WhatIsKnown
  /** Printed on the pieces. */
  name?: string
  design: DesignKey
  /** What the order or the book says to a design's options. */
  ordered: (design: DesignKey) => ChosenOptions
  onDesign: (design: DesignKey) => void
}

/** The cutting table: what is cut, as it was chosen, drawn, laid on the cloth and printed. */
export function PatternDesk({ body, name, design, ordered, onDesign }: Props) {
  const say = useSay()
  const [unit, setUnit] = useKeptUnit()
  const [typed, setTyped] = useState<Record<string, number>>({})
  const [changed, setChanged] = useState<Partial<Record<DesignKey, ChosenOptions>>>({})
  const chosen = { ...ordered(design), ...changed[design] }
  const known = { ...body, measuredMm: { ...body.measuredMm, ...typed } }
  const { drafted, hasFailed } = useDraft({ design, body: known, chosen })
  const isOfNow = drafted?.pattern.design === design
  return (
    <div className={styles.desk}>
      <div className={styles.column}>
        <Card title={say('patterns.choose.title')} actions={<UnitButtons unit={unit} onChoose={setUnit} />}>
          <div className={styles.fields}>
            <NativeSelect
              label={say('patterns.choose.design')}
              value={design}
              options={designs.map((value) => ({ value, label: say(`patterns.design.${value}`) }))}
              onChange={(event) => onDesign(event.target.value as DesignKey)}
            />
            {drafted && isOfNow && (
              <OptionsForm
                design={design}
                chosen={chosen}
                inputs={drafted.inputs}
                unit={unit}
                onChange={(part) => setChanged({ ...changed, [design]: { ...changed[design], ...part } })}
              />
            )}
          </div>
        </Card>
        {drafted && (
          <SizesCard
            design={design}
            inputs={drafted.inputs}
            typed={typed}
            unit={unit}
            onType={(key, mm) => setTyped(withSize(typed, key, mm))}
          />
        )}
      </div>
      <div className={styles.column}>
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {say('patterns.draft.failed')}
          </p>
        )}
        {(!drafted || !isOfNow) && !hasFailed && <SkeletonRows rows={3} rowHeight={160} />}
        {drafted && isOfNow && !hasFailed && (
          <>
            <PiecesCard pattern={drafted.pattern} unit={unit} />
            <ClothCard pattern={drafted.pattern} />
            <PrintCard pattern={drafted.pattern} name={name} unit={unit} />
          </>
        )}
      </div>
    </div>
  )
}

/** Emptied, a size is what it was before it was typed over. */
function withSize(typed: Record<string, number>, key: string, mm: number | undefined) {
  const { [key]: _, ...others } = typed
  return mm === undefined ? others : { ...others, [key]: mm }
}
