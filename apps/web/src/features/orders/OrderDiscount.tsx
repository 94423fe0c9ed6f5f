import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { FormError } from '../../ui/FormError.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import styles from './OrderPage.module.css'
import { editAtField } from './order-commands.ts'
import { readDiscount } from './order-discount.ts'
import { moneyText } from './order-draft.ts'
import { saveFact } from './save-fact.ts'

/** The discount among the sums, changed in place; why one is refused stands under the field. */
export function OrderDiscount({ order }: { order: Order }) {
  const t = useT()
  const { discountMinor, currency } = order
  const [problem, setProblem] = useState<string>()
  const isGiven = discountMinor > 0
  if (!isGiven && !order.can.discount) return null
  const forget = () => setProblem(undefined)
  /** What it throws keeps the field open, with the reason under it. */
  async function save(typed: string) {
    const read = readDiscount(typed, order)
    if ('problem' in read) {
      setProblem(t(read.problem))
      throw new Error(read.problem)
    }
    forget()
    if (read.discountMinor === discountMinor) return
    const given = read.discountMinor
    try {
      await saveFact(order, 'discountMinor', (seen) => {
        const before = { discountMinor: seen.discountMinor }
        return editAtField(seen, { discountMinor: given, version: seen.version }, before, read)
      })
    } catch (error) {
      // What a colleague gave meanwhile the field itself tells.
      if (!isChangedMeanwhile(error))
        setProblem(fieldSentence(error, 'discountMinor', t) ?? problemSentence(error, t))
      throw error
    }
  }
  return (
    <>
      <dt>{t('orders-page.sum.discount')}</dt>
      {/* Typing on, or Escape, leaves the refused amount behind. */}
      <dd
        className={styles.discount}
        onChangeCapture={forget}
        onKeyDownCapture={(event) => event.key === 'Escape' && forget()}
      >
        <InlineEdit
          label={t('orders-new.money.discount', { currency })}
          value={isGiven ? moneyText(discountMinor, currency) : ''}
          onSave={save}
          isDisabled={!order.can.discount}
        >
          {isGiven && <Money minor={-discountMinor} currency={currency} />}
        </InlineEdit>
        <FormError>{problem}</FormError>
      </dd>
    </>
  )
}
