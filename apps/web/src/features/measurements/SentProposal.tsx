import type { MeasuredValue, MeasurementRecord } from '@darzi/contract/measurements.ts'
import { type LengthUnit, showTenths } from '@darzi/tailoring/units/length.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { type Entries, type Entry, entryOf } from './entries.ts'
import styles from './MeasureHead.module.css'
import { ShopTapeChoice } from './ShopTapeChoice.tsx'
import type { SizeAtTape } from './shop-scale.ts'
import type { useMeasuring } from './use-measuring.ts'

interface Props {
  proposal: MeasurementRecord
  typing: Pick<ReturnType<typeof useMeasuring>, 'measuring' | 'change'>
}

/** What the customer sent by the form, to be checked: it fills what is empty and becomes the shop's by saving. */
export function SentProposal({ proposal, typing }: Props) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const { unit, entries } = typing.measuring
  const missing = proposal.values.filter(({ field }) => !entries[field]?.typed)
  const params = {
    name: proposal.sent?.by ?? '',
    day: writeInstantDay(proposal.takenAt, language, shop?.timeZone),
    count: proposal.values.length,
    how: proposal.how,
  }
  const sizes = useShopTape(proposal)
  const [isAtTape, setAtTape] = useState(() =>
    Object.values(entries).some(({ shopScale }) => shopScale !== undefined),
  )
  const sent = (isAtTape: boolean) => ({ values: missing, unit, atTape: isAtTape ? sizes : [] })
  const take = () => typing.change({ entries: { ...sentEntries(sent(isAtTape)), ...entries } })
  function choose(isAtTape: boolean) {
    setAtTape(isAtTape)
    const { values } = proposal
    typing.change({ entries: chosenAnew(entries, { ...sent(isAtTape), values, sites: sizes }) })
  }
  return (
    <>
      <div className={styles.proposal} role="status">
        <p>{t(missing.length > 0 ? 'measurements.proposal.waits' : 'measurements.proposal.taken', params)}</p>
        {missing.length > 0 && <Button onClick={take}>{t('measurements.proposal.take')}</Button>}
      </div>
      {sizes.length > 0 && (
        <ShopTapeChoice
          sizes={sizes}
          unit={unit}
          isAtTape={isAtTape}
          values={proposal.values}
          onChoose={choose}
        />
      )}
    </>
  )
}

interface Sent {
  values: readonly MeasuredValue[]
  unit: LengthUnit
  /** By the shop's own tape, where that was chosen. */
  atTape: readonly SizeAtTape[]
}

/** What was sent as entries of the form: as it was sent, or, where they are given, by the shop's tape. */
function sentEntries({ values, unit, atTape }: Sent): Entries {
  const scaled = new Map(atTape.map((size) => [size.site as string, size])) // a site is a field of the book
  const entry = (value: MeasuredValue): Entry => {
    const size = scaled.get(value.field)
    const asSent = entryOf(value, unit)
    return size ? { ...asSent, typed: showTenths(size.mm / 10), unit: 'cm', shopScale: size.scale } : asSent
  }
  return Object.fromEntries(values.map((value) => [value.field, entry(value)]))
}

/** The same form with the sizes by photo chosen anew; what the tailor typed since stays. */
function chosenAnew(entries: Entries, sent: Sent & { sites: readonly SizeAtTape[] }): Entries {
  const anew = sentEntries(sent)
  const changed = sent.sites.flatMap(({ site }) => {
    const entry = anew[site]
    return entry && entries[site]?.from === 'photo' ? [[site, entry] as const] : []
  })
  return { ...entries, ...Object.fromEntries(changed) }
}

/** What the shop's own pairs of photo and tape make of a record by photo; nothing where they say no other number. */
function useShopTape({ id, how, values }: MeasurementRecord): readonly SizeAtTape[] {
  const { data = [] } = useQuery({
    queryKey: ['measurements', 'shop tape', id],
    queryFn: async () => {
      const { askShopScales, sizesAtShopTape } = await import('./shop-scale.ts')
      return sizesAtShopTape(values, await askShopScales())
    },
    enabled: how === 'photo',
  })
  return data
}
