import type { DesignKey } from '@darzi/body/pattern/design-key.ts'
import { type PatternInputs, valuesOf } from '@darzi/body/pattern/inputs.ts'
import { askedOptions, type ChosenOptions, setOptions } from '@darzi/body/pattern/options.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { LengthField } from './LengthField.tsx'

interface Props {
  design: DesignKey
  chosen: ChosenOptions
  inputs: PatternInputs
  unit: LengthUnit
  onChange: (part: ChosenOptions) => void
}

/** The few choices of a design, each with the usual already set. */
export function OptionsForm({ design, chosen, inputs, unit, onChange }: Props) {
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
