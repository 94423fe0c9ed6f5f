import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { ChangeEvent } from 'react'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { type RushTyped, rushWays } from './rush-typed.ts'

interface Props<Values extends RushTyped> {
  form: UseFormReturnType<Values>
  currency: Currency
}

/** What urgent pieces cost, and in how many days they are promised. */
export function RushFields<Values extends RushTyped>({ form, currency }: Props<Values>) {
  const t = useT()
  const by = form.values.rushBy
  const way = form.getInputProps('rushBy')
  /** A quarter more is not twenty-five rupees: the figure goes with its way, and comes back with it. */
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    way.onChange(event)
    const opened = form.getInitialValues()
    const rushCost = event.target.value === opened.rushBy ? opened.rushCost : ''
    form.setValues((values) => ({ ...values, rushCost }))
  }
  return (
    <>
      <NativeSelect
        {...way}
        onChange={choose}
        label={t('payments.counter.rush.cost')}
        options={rushWays.map((value) => ({ value, label: t(`payments.counter.rush.${value}`) }))}
      />
      {by !== 'none' && (
        <TextField
          {...form.getInputProps('rushCost')}
          label={t('payments.counter.rush.howMuch', { by, currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      )}
      <TextField
        {...form.getInputProps('rushDays')}
        label={t('payments.counter.rush.days')}
        hint={t('payments.counter.rush.daysHint')}
        inputMode="numeric"
        maxLength={3}
        isOptional
      />
    </>
  )
}
