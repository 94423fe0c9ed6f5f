import type { Order } from '@darzi/contract/order-shapes.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPage.module.css'
import { editAtField } from './order-commands.ts'
import { readDiscount } from './order-discount.ts'
import { moneyText } from './order-draft.ts'

/** What cannot be a discount, by the key of its sentence. */
class NoDiscount extends Error {}

/** The discount among the sums, changed in place; why one is refused stands under the field. */
export function OrderDiscount({ order }: { order: Order }) {
  const say = useSay()
  const { discountMinor, currency } = order
  const isGiven = discountMinor > 0
  if (!isGiven && !order.can.discount) return null
  async function save(typed: string) {
    const read = readDiscount(typed, order)
    if ('problem' in read) throw new NoDiscount(read.problem)
    if (read.discountMinor === discountMinor) return
    await editAtField(order, { discountMinor: read.discountMinor }, { discountMinor }, read)
  }
  function problemOf(thrown: unknown) {
    if (thrown instanceof NoDiscount) return say(thrown.message)
    return fieldSentence(thrown, 'discountMinor', say) ?? problemSentence(thrown, say)
  }
  return (
    <>
      <dt>{say('orders-page.sum.discount')}</dt>
      <dd className={styles.discount}>
        <InlineEdit
          label={say('orders-new.money.discount', { currency })}
          value={isGiven ? moneyText(discountMinor, currency) : ''}
          inputMode="decimal"
          onSave={save}
          problemOf={problemOf}
          isDisabled={!order.can.discount}
        >
          {isGiven && <Money minor={-discountMinor} currency={currency} />}
        </InlineEdit>
      </dd>
    </>
  )
}
