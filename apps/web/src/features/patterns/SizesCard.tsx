import type { DesignKey } from '@darzi/body/pattern/design-key.ts'
import type { InputKey, PatternInputs } from '@darzi/body/pattern/inputs.ts'
import { estimatedSizes, neededSizes } from '@darzi/body/pattern/needed-sizes.ts'
import { readDegrees } from '@darzi/tailoring/units/degrees.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { LengthField } from './LengthField.tsx'
import styles from './Patterns.module.css'
import { sizeName } from './sheet-words.ts'
import { TypedOver } from './TypedOver.tsx'

interface Props {
  design: DesignKey
  inputs: PatternInputs
  /** Typed over here. */
  typed: Record<string, number>
  unit: LengthUnit
  onType: (key: InputKey, value: number | undefined) => void
}

/** No body is smaller or larger than this anywhere. */
const [leastMm, mostMm] = [20, 2500]

/** What the draft is made from: every size with where it is from; any of them may be typed over. */
export function SizesCard({ design, inputs, typed, unit, onType }: Props) {
  const t = useT()
  const keys = neededSizes[design]
  const hintOf = (key: InputKey) => {
    if (typed[key] !== undefined) return t('patterns.from.typed')
    const { from, plusMinusMm } = inputs[key]
    if (from === 'measured') return t('patterns.from.measured')
    const about = plusMinusMm === undefined ? '' : ` ± ${showLength(plusMinusMm, unit)}`
    return <span className={styles.estimated}>{`${t(`patterns.from.${from}`)}${about}`}</span>
  }
  return (
    <Card title={t('patterns.sizes.title')} className={styles.last}>
      <p className={styles.note}>
        {t('patterns.sizes.note', { count: estimatedSizes(design, inputs).length })}
      </p>
      <div className={styles.fields}>
        {keys.map((key) =>
          key === 'shoulder_slope' ? (
            <SlopeField
              key={key}
              label={sizeName(t, key)}
              hint={hintOf(key)}
              degrees={inputs[key].value}
              onChange={(degrees) => onType(key, degrees)}
            />
          ) : (
            <LengthField
              key={`${key} ${unit}`}
              label={sizeName(t, key)}
              hint={hintOf(key)}
              mm={inputs[key].value}
              unit={unit}
              from={leastMm}
              to={mostMm}
              onChange={(mm) => onType(key, mm)}
            />
          ),
        )}
      </div>
    </Card>
  )
}

interface SlopeFieldProps {
  label: string
  hint: ReactNode
  degrees: number
  onChange: (degrees: number | undefined) => void
}

const [flattest, steepest] = [3, 30]

function SlopeField({ label, hint, degrees, onChange }: SlopeFieldProps) {
  const t = useT()
  return (
    <TypedOver
      label={label}
      hint={hint}
      shown={String(degrees)}
      wrong={t('patterns.size.between', { from: flattest, to: steepest, unit: '°' })}
      read={(text) => {
        const said = readDegrees(text)
        return 'refused' in said || said.degrees < flattest || said.degrees > steepest
          ? undefined
          : said.degrees
      }}
      onChange={onChange}
    />
  )
}
