import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../data/api.ts'

const sample = () => new File([''], 'slip.png', { type: 'image/png' })

/** Whether this device hands a picture to other apps. */
export const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample()] })

/** Hands the slip's picture to the app the person chooses. Closing that choice is no failure. */
export async function shareSlip(order: Order, text: string): Promise<void> {
  const picture = await call('GET /api/orders/:id/slip', {
    params: { id: order.id },
    query: { format: 'png' },
  })
  const file = new File([picture], `${order.number}.png`, { type: 'image/png' })
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
