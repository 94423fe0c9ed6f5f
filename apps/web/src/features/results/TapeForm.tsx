import type { Site } from '@darzi/body/shapes.ts'
import type { Doubt } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { loadTapeReading } from '../body-scans/api.ts'
import styles from './Results.module.css'
import type { Correcting } from './use-correcting.ts'

interface Props {
  site: Site
  scan: StoredScan
  unit: LengthUnit
  correcting: Correcting
  onClose: () => void
}

/** What the tape reads here; an odd number is asked about once and may be kept. */
export function TapeForm({ site, scan, unit, correcting, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // In another unit it is another size: what was asked about this one says nothing of that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another unit is the reason
  useEffect(() => {
    setError(undefined)
    setDoubts([])
  }, [unit])

  async function keep(mm: number | undefined) {
    setBusy(true)
    const isStored = await correcting.correct(site, mm)
    setBusy(false)
    // Whoever has gone on to another size is not called back.
    if (isStored && form.current) onClose()
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const { readTape } = await loadTapeReading()
    const read = readTape(text, site, unit, scan)
    if ('refused' in read) return setError(t(read.refused, read.params))
    if (read.doubts.length > 0 && doubts.length === 0) return setDoubts(read.doubts)
    await keep(read.mm)
  }

  const asked = doubts.map(({ code, params }) => t(`measurement-fields.doubts.${code}`, params)).join(' ')
  const canTakeBack = scan.untaped !== undefined && scan.untaped[site].from !== 'tape' && site in scan.tape
  return (
    <form ref={form} className={styles.tapeForm} noValidate onSubmit={onSubmit}>
      <TextField
        label={t(`results.tape.field_${unit}`)}
        hint={t(`measurement-fields.${site}.hint`)}
        error={error ?? (asked || undefined)}
        value={text}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
          setDoubts([])
        }}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t(asked ? 'results.tape.keepIt' : 'results.tape.save')}
        </Button>
        <Button onClick={onClose}>{t('results.tape.cancel')}</Button>
        {canTakeBack && (
          <Button kind="plain" disabled={isBusy} onClick={() => void keep(undefined)}>
            {t('results.tape.takeBack')}
          </Button>
        )}
      </div>
    </form>
  )
}
