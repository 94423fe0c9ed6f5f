import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { renamedFields } from '../../data/refused-form.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { errorOf, numberOf, typedMoney } from '../../kits/form/typed.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { creditBill } from './bill-data.ts'
import { lineName } from './line-name.ts'
import { openMinor, proposedCredit } from './proposed-credit.ts'

interface Props {
  bill: Bill
  /** What is proposed; left out, all that is left. */
  amountMinor: number | undefined
  onClose: () => void
}

/** How much of each line is given back, until somebody says otherwise: what is proposed, else all that is left. */
export function CreditDialog({ bill, amountMinor, onClose }: Props) {
  const t = useT()
  const [id] = useState(newId)
  const { currency, lines, leftMinor } = bill
  const open = lines.flatMap((line, at) => {
    const left = Math.min(leftMinor[at] ?? 0, openMinor(bill))
    return left > 0 ? [{ line, at, left }] : []
  })
  const proposed = proposedCredit(bill, amountMinor)
  const wrong = (text: string, left: number) => {
    const typed = typedMoney(text, currency)
    const error = errorOf(typed)
    if (error) return t(error)
    return (numberOf(typed) ?? 0) > left ? t('problems.bills.aboveLeft') : null
  }
  return (
    <FormDialog
      title={t('bills.credit.title', { number: bill.number })}
      save={t('bills.credit.save')}
      initial={{ reason: '', amounts: open.map(({ at }) => String((proposed[at] ?? 0) / 100)) }}
      check={({ reason, amounts }) => ({
        reason: reason.trim() ? null : t('problems.field.required'),
        ...Object.fromEntries(open.map(({ left }, at) => [`amounts.${at}`, wrong(amounts[at] ?? '', left)])),
      })}
      alsoSent={open.map((_line, at) => `amounts.${at}`)}
      send={async ({ reason, amounts }) => {
        const given = open.flatMap(({ at: line }, at) => {
          const amountMinor = numberOf(typedMoney(amounts[at] ?? '', currency)) ?? 0
          return amountMinor > 0 ? [{ at, sent: { line, amountMinor } }] : []
        })
        try {
          return await creditBill(bill, { id, reason, lines: given.map(({ sent }) => sent) })
        } catch (refused) {
          const names = given.map(({ at }, place) => [`lines.${place}.amountMinor`, `amounts.${at}`] as const)
          throw renamedFields(refused, new Map(names))
        }
      }}
      onSaved={({ number }) => {
        toastDone(t('bills.credit.done', { number }))
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('bills.credit.why')}</p>
          <TextField
            {...form.getInputProps('reason')}
            label={t('bills.credit.reason')}
            maxLength={200}
            data-autofocus
            required
          />
          {open.map(({ line, left }, at) => (
            <TextField
              key={line.tag}
              {...form.getInputProps(`amounts.${at}`)}
              label={`${lineName(t, line)}, ${line.tag}`}
              hint={t('bills.credit.left', { amount: writeMoney(left, currency) })}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
