import type { Cut, FinishedSize } from '@darzi/tailoring/collection/finished.ts'

/** A jacket whose tape tells its neck is closed there, as a sherwani or bandhgala is; without it the lapels lie open. */
export const isHighJacket = ({ cut, finished }: { cut: Cut; finished: FinishedSize }): boolean =>
  cut === 'jacket' && finished.zonesMm.neck !== undefined

/** A coat as short as a jacket has a jacket's vents; a longer one is open at its sides. */
export const isBandhgala = (garment: { cut: Cut; finished: FinishedSize }): boolean =>
  isHighJacket(garment) && garment.finished.lengthMm <= shortCoatMm

export const shortCoatMm = 800
