import type { Order } from '@darzi/contract/order-shapes.ts'
import { useDialogAddress } from '../../../shell/use-dialog-address.ts'
import { OrderQuestions } from '../OrderQuestions.tsx'
import { useOrder } from '../order-queries.ts'
import { type Asking, PayQuestion } from '../PayQuestion.tsx'
import { addPhoto, type PhotoOf, usePhotoSending } from '../photo-commands.ts'

/** What the address asks of one of the day's orders: `order` names it, `ask` is the question. */
export function TodayQuestions() {
  const ask = useDialogAddress('ask', ['then', 'order'])
  const { data: order } = useOrder(ask.search.get('order') ?? undefined)
  return order && <Questions key={order.id} order={order} ask={ask} />
}

function Questions({ order, ask }: { order: Order; ask: Asking }) {
  const sent = usePhotoSending<PhotoOf>(({ id, photo, of }) => addPhoto(order, { id, photo, ...of }))
  return (
    <>
      <OrderQuestions order={order} ask={ask} sent={sent} />
      <PayQuestion order={order} ask={ask} />
    </>
  )
}
