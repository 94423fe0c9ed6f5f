import type { ConversationRow } from '@darzi/contract/conversations.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { garmentName } from '../../words/garment-names.ts'

/** What a conversation is about: its garments, and the order's number once there is one; between two shops what the other one is. */
export const aboutOf = (
  t: Translate,
  { with: other, garments, orderNumber, quoteId }: ConversationRow,
): string =>
  [
    (other === 'house' || other === 'partner') && t(`conversations.with.${other}`),
    garments.map((garment) => garmentName(t, garment)).join(', '),
    orderNumber ?? (quoteId && t('conversations.quote')),
  ]
    .filter(Boolean)
    .join(' · ')
