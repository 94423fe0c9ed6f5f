import type { ConversationRow } from '@darzi/contract/conversations.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { garmentName } from '../../words/garment-names.ts'

/** What a conversation is about: its garments, and the order's number once there is one. */
export const aboutOf = (t: Translate, { garments, orderNumber }: ConversationRow): string =>
  [
    garments.map((garment) => garmentName(t, garment)).join(', '),
    orderNumber ?? t('conversations.quote'),
  ].join(' · ')
