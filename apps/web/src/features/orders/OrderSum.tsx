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
import { moneyText } from './order-draft.ts'
import { readSum, type SumFact } from './order-sum.ts'
import { saveFact } from './save-fact.ts'

const shown = {
  discountMinor: { title: 'orders-page.sum.discount', label: 'orders-new.money.discount', sign: -1 },
  rushMinor: { title: 'orders-page.sum.rush', label: 'orders-new.money.rush', sign: 1 },
} as const satisfies Record<SumFact, unknown>

interface Props {
  order: Order
  fact: SumFact
  /** It can be named where there is none yet. */
  isOffered: boolean
}

/** The discount or the surcharge among the sums, changed in place; why one is refused stands under the field. */
export function OrderSum({ order, fact, isOffered }: Props) {
  const t = useT()
  const { currency } = order
  const minor = order[fact]
  const { title, label, sign } = shown[fact]
  const [problem, setProblem] = useState<string>()
  const isNamed = minor > 0
  if (!isNamed && !(isOffered && order.can.discount)) return null
  const forget = () => setProblem(undefined)
  /** What it throws keeps the field open, with the reason under it. */
  async function save(typed: string) {
    const read = readSum(fact, typed, order)
    if ('problem' in read) {
      setProblem(t(read.problem))
      throw new Error(read.problem)
    }
    forget()
    if (read[fact] === minor) return
    const named = read[fact]
    try {
      await saveFact(order, fact, (seen) =>
        editAtField(seen, { [fact]: named, version: seen.version }, { [fact]: seen[fact] }, read),
      )
    } catch (error) {
      // What a colleague named meanwhile the field itself tells.
      if (!isChangedMeanwhile(error)) setProblem(fieldSentence(error, fact, t) ?? problemSentence(error, t))
      throw error
    }
  }
  return (
    <>
      <dt>{t(title)}</dt>
      {/* Typing on, or Escape, leaves the refused amount behind. */}
      <dd
        className={styles.discount}
        onChangeCapture={forget}
        onKeyDownCapture={(event) => event.key === 'Escape' && forget()}
      >
        <InlineEdit
          label={t(label, { currency })}
          value={isNamed ? moneyText(minor, currency) : ''}
          onSave={save}
          isDisabled={!order.can.discount}
        >
          {isNamed && <Money minor={sign * minor} currency={currency} />}
        </InlineEdit>
        <FormError>{problem}</FormError>
      </dd>
    </>
  )
}
