import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { readLength } from '@darzi/tailoring/units/read-length.ts'
import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import { TypedOver } from './TypedOver.tsx'

interface Props {
  label: string
  /** Where the number is from. */
  hint?: ReactNode
  mm: number
  unit: LengthUnit
  from: number
  to: number
  /** Undefined when the field was emptied: back to what it would be. */
  onChange: (mm: number | undefined) => void
}

/** The limits themselves may be typed, as they are shown. */
const crumbMm = 0.7

/** A length that may be typed over. */
export function LengthField({ label, hint, mm, unit, from, to, onChange }: Props) {
  const t = useT()
  const show = (length: number) => showLength(length, unit)
  return (
    <TypedOver
      label={label}
      hint={hint}
      shown={show(mm)}
      wrong={t('patterns.size.between', {
        from: show(from),
        to: show(to),
        unit: t(`patterns.unit.${unit}`),
      })}
      read={(text) => {
        const said = readLength(text, unit)
        return 'refused' in said || said.mm < from - crumbMm || said.mm > to + crumbMm ? undefined : said.mm
      }}
      onChange={onChange}
    />
  )
}
