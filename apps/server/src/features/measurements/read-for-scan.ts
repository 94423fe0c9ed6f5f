import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Tx } from '../../db/tx.ts'
import { readRecord } from './record-queries.ts'

/** A record of the book for the feature that shows a measuring by photo. Throws notFound. */
export const readForScan = (tx: Tx, id: string): Promise<MeasurementRecord> => readRecord(tx, id)
