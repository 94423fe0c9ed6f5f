import { readDegrees } from '@darzi/tailoring/units/degrees.ts'
import type { ReactNode } from 'react'
import { useT } from '../../words/use-t.ts'
import { TypedOver } from './TypedOver.tsx'

interface Props {
  label: string
  hint: ReactNode
  degrees: number
  onChange: (degrees: number | undefined) => void
}

const [flattest, steepest] = [3, 30]

export function SlopeField({ label, hint, degrees, onChange }: Props) {
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
