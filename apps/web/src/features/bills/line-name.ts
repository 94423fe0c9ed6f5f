import type { BillLine } from '@darzi/contract/bills.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { garmentName } from '../../words/garment-names.ts'

/** What a line of a bill is for: a garment, or rush. */
export const lineName = (t: Translate, { garment, isRush }: Pick<BillLine, 'garment' | 'isRush'>): string =>
  isRush ? t('bills.line.rush') : garmentName(t, garment)
