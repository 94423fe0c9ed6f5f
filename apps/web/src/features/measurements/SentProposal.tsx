import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './MeasureHead.module.css'
import { ShopTapeChoice } from './ShopTapeChoice.tsx'
import { chosenAnew, sentEntries } from './sent-entries.ts'
import type { useMeasuring } from './use-measuring.ts'
import { useShopTape } from './use-shop-tape.ts'

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
        <ShopTapeChoice {...{ sizes, unit, isAtTape }} values={proposal.values} onChoose={choose} />
      )}
    </>
  )
}
