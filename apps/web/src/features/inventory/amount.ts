import type { StockUnit } from '@darzi/tailoring/inventory/stock.ts'
import { readSpeech } from '../../words/language.ts'

/** "m", "yd" or "pcs" in the reader's language. */
export const unitOf = ({ unit }: { unit: StockUnit }): string => readSpeech().t(`stock.unit.${unit}`)

/** "12.5 m" */
export const amountOf = (quantity: number, unit: StockUnit): string =>
  readSpeech().t('stock.amount', { quantity, unit: unitOf({ unit }) })
