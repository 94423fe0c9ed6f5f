import type { MeasurementRecord } from '@darzi/contract/measurements.ts'

/** How a customer sent their sizes: typed into the form, or measured by photo. */
export const sentKey = ({ how }: Pick<MeasurementRecord, 'how'>) =>
  how === 'photo' ? 'measurements.record.sentByPhoto' : 'measurements.record.sentBy'
