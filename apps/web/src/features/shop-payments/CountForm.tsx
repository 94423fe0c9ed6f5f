import type { DayClosing } from '@darzi/contract/shop-payments.ts'
import { currencies } from '@darzi/tailoring/money/currencies.ts'
import { countedMinor, denominations, expectedMinor } from '@darzi/tailoring/payments/day-close.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { errorOf, numberOf, type Typed, typedMoney, typedWhole } from '../../kits/form/typed.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Money } from '../../ui/Money.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ShopPayments.module.css'
import { closeDay, correctClosing, type Day } from './shop-payments-data.ts'

interface Props {
  day: Day
  /** The closing this count corrects. */
  corrects?: DayClosing
}

/**
 * The cash that was counted, by notes and coins or in one sum; the difference is told while it is typed. What cannot be read is
 * told at its field, counts as nothing known, and is never sent.
 */
export function CountForm({ day, corrects }: Props) {
  const t = useT()
  const language = useLanguage()
  const { currency } = day
  const [id] = useState(() => newId())
  const [isByNotes, setByNotes] = useState(true)
  const [float, setFloat] = useState(() => amountOf(corrects?.floatMinor ?? day.usualFloatMinor, currency))
  const [notes, setNotes] = useState<Record<number, string>>({})
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const read = readCount({ float, sum, notes, isByNotes }, day)
  const { floatMinor, counted, total, expected } = read
  const difference = total === undefined || expected === undefined ? undefined : total - expected
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (read.isUnread) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setBusy(true)
    setProblem(undefined)
    const body = {
      id,
      floatMinor,
      countedMinor: total,
      counted: isByNotes ? counted : [],
      reason: reason.trim() || undefined,
    }
    try {
      if (corrects) await correctClosing(corrects.id, { ...body, reason: reason.trim() })
      else await closeDay({ ...body, day: day.day })
      toastDone(t('shop-payments.close.done', { day: writeDay(day.day, language) }))
    } catch (refused) {
      setProblem(refused)
      setBusy(false)
    }
  }
  const refusedAt = (field: string) => fieldSentence(problem, field, t)
  const wrong = (typed: Typed) => {
    const key = errorOf(typed)
    return key && t(key)
  }
  const asksReason = corrects || (difference !== undefined && difference !== 0) || refusedAt('reason')
  const fields = ['floatMinor', 'reason', ...(isByNotes ? [] : ['countedMinor'])]
  return (
    <form className={styles.stack} onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField
        label={t('shop-payments.close.float')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={float}
        error={wrong(read.float) ?? refusedAt('floatMinor')}
        onChange={(event) => setFloat(event.target.value)}
      />
      <Chips
        label={t('shop-payments.close.how')}
        chips={[
          { key: 'notes', label: t('shop-payments.close.byNotes') },
          { key: 'sum', label: t('shop-payments.close.bySum') },
        ]}
        chosen={isByNotes ? 'notes' : 'sum'}
        onChoose={(key) => setByNotes(key === 'notes')}
      />
      {isByNotes ? (
        <div className={styles.notes}>
          {read.notes.map(({ valueMinor, typed }) => (
            <TextField
              key={valueMinor}
              label={t('shop-payments.close.note', { value: writeMoney(valueMinor, currency) })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={notes[valueMinor] ?? ''}
              error={wrong(typed)}
              onChange={(event) => setNotes({ ...notes, [valueMinor]: event.target.value })}
            />
          ))}
        </div>
      ) : (
        <TextField
          label={t('shop-payments.close.sum')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={sum}
          error={wrong(read.sum) ?? refusedAt('countedMinor')}
          onChange={(event) => setSum(event.target.value)}
        />
      )}
      <Sums day={day} expected={expected} total={total} difference={difference} />
      {asksReason && (
        <TextField
          label={t('shop-payments.close.reason')}
          hint={t('shop-payments.close.reasonHint')}
          maxLength={300}
          value={reason}
          error={refusedAt('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <FormError>{problem !== undefined && !fields.some(refusedAt) && problemSentence(problem, t)}</FormError>
      <div>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t(`shop-payments.close.${corrects ? 'correctNow' : 'now'}`)}
        </Button>
      </div>
    </form>
  )
}

interface CountDraft {
  float: string
  sum: string
  notes: Record<number, string>
  isByNotes: boolean
}

/** What the fields say. A field that cannot be read leaves the sums it belongs to unknown. */
function readCount({ float, sum, notes, isByNotes }: CountDraft, { currency, cashMinor }: Day) {
  const read = {
    float: typedMoney(float, currency),
    sum: typedMoney(sum, currency),
    notes: denominations[currency].map((valueMinor) => ({
      valueMinor,
      typed: typedWhole(notes[valueMinor] ?? ''),
    })),
  }
  const counted = read.notes.flatMap(({ valueMinor, typed }) => {
    const count = numberOf(typed) ?? 0
    return count > 0 ? [{ valueMinor, count }] : []
  })
  const isCountUnread = isByNotes ? read.notes.some(({ typed }) => errorOf(typed)) : 'error' in read.sum
  const isFloatUnread = 'error' in read.float
  const floatMinor = numberOf(read.float) ?? 0
  const byNotes = isCountUnread ? undefined : countedMinor(counted)
  return {
    ...read,
    counted,
    floatMinor,
    isUnread: isCountUnread || isFloatUnread,
    total: isByNotes ? byNotes : numberOf(read.sum),
    expected: isFloatUnread ? undefined : expectedMinor({ floatMinor, cashMinor }),
  }
}

interface SumsProps {
  day: Day
  expected: number | undefined
  total: number | undefined
  difference: number | undefined
}

function Sums({ day, expected, total, difference }: SumsProps) {
  const t = useT()
  const sums = [
    ['cash', day.cashMinor],
    ['expected', expected],
    ['counted', total],
    ['difference', difference],
  ] as const
  return (
    <dl className={styles.sums} aria-live="polite">
      {sums.map(([key, minor]) => (
        <div key={key} data-off={key === 'difference' && Boolean(minor)}>
          <dt>{t(`shop-payments.close.${key}`)}</dt>
          <dd className="figures">
            {minor === undefined ? '–' : <Money minor={minor} currency={day.currency} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function amountOf(minor: number, currency: Day['currency']): string {
  const unit = 10 ** currencies[currency].minorDigits
  return minor === 0 ? '' : String(minor / unit)
}
