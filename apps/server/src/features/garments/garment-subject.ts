import type { Garment } from '@darzi/contract/garments.ts'
import type { NewEvent } from '../../events/publish-event.ts'

/**
 * Whom an event of this feature is about. A type of the catalogue has no id of its own, so the shop stands for it; its name is
 * a word of the reader's language, so only an own name is written down.
 */
export function happenedTo(garment: Garment, shopId: string): Pick<NewEvent, 'subject' | 'params'> {
  const id = garment.isOwn ? garment.key : shopId
  return {
    subject: { type: 'garment', id, name: garment.name ?? '' },
    params: { garment: garment.key, named: garment.name ? 'yes' : 'no' },
  }
}
