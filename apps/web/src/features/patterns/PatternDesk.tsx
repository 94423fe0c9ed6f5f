import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import { type DesignKey, designs } from '@darzi/body/pattern/design-key.ts'
import { type PatternInputs, valuesOf } from '@darzi/body/pattern/inputs.ts'
import { estimatedSizes } from '@darzi/body/pattern/needed-sizes.ts'
import { notFollowed } from '@darzi/body/pattern/not-followed.ts'
import { askedOptions, type ChosenOptions, setOptions } from '@darzi/body/pattern/options.ts'
import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { ClothCard } from './ClothCard.tsx'
import { LengthField } from './LengthField.tsx'
import { overOrdered } from './over-ordered.ts'
import styles from './Patterns.module.css'
import { PiecesCard } from './PiecesCard.tsx'
import { PrintCard } from './PrintCard.tsx'
import { SizesCard } from './SizesCard.tsx'
import { useCloth } from './use-cloth.ts'
import { useDraft } from './use-draft.ts'
import { useNest } from './use-nest.ts'

interface Props {
  body: WhatIsKnown
  /** Printed on the pieces. */
  name?: string
  /** Of the piece of an order it is cut for. */
  tag?: string
  design: DesignKey
  /** Whose measured sizes are followed, or named where they are not. */
  garment?: string
  /** All patterns of the garment this is cut for; of one of them, the cloth of all is told. */
  parts?: readonly DesignKey[]
  /** What the order or the book says to a design's options. */
  ordered: (design: DesignKey) => ChosenOptions
  onDesign: (design: DesignKey) => void
}

/** The cutting table: what is cut, as it was chosen, drawn, laid on the cloth and printed. */
export function PatternDesk({ body, name, tag, design, garment, parts = [], ordered, onDesign }: Props) {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const [typed, setTyped] = useState<Record<string, number>>({})
  const [changed, setChanged] = useState<Partial<Record<DesignKey, ChosenOptions>>>({})
  const chosenOf = (one: DesignKey) => overOrdered(ordered(one), changed[one])
  const chosen = chosenOf(design)
  const known = { ...body, measuredMm: { ...body.measuredMm, ...typed } }
  const isOfGarment = parts.includes(design)
  const others = isOfGarment ? parts.filter((part) => part !== design) : []
  const beside = others.map((part) => ({ design: part, chosen: chosenOf(part) }))
  const { inputs, drafted, hasFailed } = useDraft({ design, body: known, chosen, beside })
  const isOfNow = drafted?.pattern.design === design
  const nest = useNest(
    drafted && isOfNow ? { design, chosen, inputs: drafted.inputs, beside } : undefined,
    unit,
  )
  const size = nest.laid
  const whole = size ? size.whole : drafted?.whole
  const cloth = useCloth(whole)
  const unfollowed = inputs
    ? notFollowed({
        garment: isOfGarment ? garment : undefined,
        cuts: [{ design, chosen }, ...beside],
        inputs,
        measuredMm: body.measuredMm,
      })
    : []
  const namesOf = (them: readonly DesignKey[]) => them.map((one) => t(`patterns.design.${one}`)).join(', ')
  const paper = drafted && {
    pattern: drafted.pattern,
    unfollowed,
    estimated: estimatedSizes(drafted.pattern.design, drafted.inputs),
    name,
    tag,
    unit,
  }
  const layout = paper &&
    whole &&
    cloth.laid && {
      paper: { ...paper, pattern: size?.pattern ?? paper.pattern },
      patterns: whole,
      laid: cloth.laid,
      hasNap: cloth.cloth.hasNap,
      size,
    }
  return (
    <div className={styles.desk}>
      <div className={styles.column}>
        <Card title={t('patterns.choose.title')} actions={<UnitButtons unit={unit} onChoose={setUnit} />}>
          <div className={styles.fields}>
            <NativeSelect
              label={t('patterns.choose.design')}
              value={design}
              options={designs.map((value) => ({ value, label: t(`patterns.design.${value}`) }))}
              onChange={(event) => onDesign(event.target.value as DesignKey)}
            />
            {inputs && (
              <OptionsForm
                design={design}
                chosen={chosen}
                inputs={inputs}
                unit={unit}
                onChange={(part) => setChanged({ ...changed, [design]: { ...changed[design], ...part } })}
              />
            )}
          </div>
          {others.length > 0 && (
            <p className={styles.note}>{t('patterns.choose.parts', { others: namesOf(others) })}</p>
          )}
        </Card>
        {inputs && (
          <SizesCard
            design={design}
            inputs={inputs}
            typed={typed}
            unit={unit}
            onType={(key, mm) => setTyped(withSize(typed, key, mm))}
          />
        )}
      </div>
      <div className={styles.column}>
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {t('patterns.draft.failed')}
          </p>
        )}
        {(!drafted || !isOfNow) && !hasFailed && <SkeletonRows rows={3} rowHeight={160} />}
        {paper && isOfNow && !hasFailed && (
          <>
            <PiecesCard pattern={drafted.pattern} unfollowed={unfollowed} unit={unit} />
            {layout ? (
              <ClothCard
                used={{ ...cloth, laid: layout.laid }}
                toSave={layout}
                nest={nest}
                of={others.length > 0 ? namesOf([design, ...others]) : undefined}
              />
            ) : (
              <p role="status" className={styles.failed}>
                {t('patterns.cloth.besideFailed', { others: namesOf(others) })}
              </p>
            )}
            <PrintCard nest={nest} paper={paper} layout={layout} />
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

function UnitButtons({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
    <div role="group" aria-label={t('patterns.unit.label')} className={styles.units}>
      {lengthUnits.map((each) => (
        <button key={each} type="button" aria-pressed={each === unit} onClick={() => onChoose(each)}>
          {t(`patterns.unit.${each}`)}
        </button>
      ))}
    </div>
  )
}

interface OptionsFormProps {
  design: DesignKey
  chosen: ChosenOptions
  inputs: PatternInputs
  unit: LengthUnit
  onChange: (part: ChosenOptions) => void
}

/** The few choices of a design, each with the usual already set. */
function OptionsForm({ design, chosen, inputs, unit, onChange }: OptionsFormProps) {
  const t = useT()
  const set = setOptions(design, chosen, valuesOf(inputs))
  return askedOptions(design, set).map((option) =>
    option.kind === 'choice' ? (
      <NativeSelect
        key={`${design} ${option.key}`}
        label={t(`patterns.option.${option.key}`)}
        value={set.choice(option.key)}
        options={option.choices.map((value) => ({
          value,
          label: t(`patterns.choice.${option.key}.${value}`),
        }))}
        onChange={(event) => onChange({ [option.key]: event.target.value })}
      />
    ) : (
      <LengthField
        key={`${design} ${option.key} ${unit}`}
        label={t(`patterns.option.${option.key}`)}
        mm={set.mm(option.key)}
        unit={unit}
        from={option.from}
        to={option.to}
        onChange={(mm) => onChange({ [option.key]: mm })}
      />
    ),
  )
}
