import type { Cut, FinishedSize } from '@darzi/tailoring/collection/finished.ts'

/** A jacket whose tape tells its neck is closed there, as a sherwani or bandhgala is; without it the lapels lie open. */
export const isHighJacket = ({ cut, finished }: { cut: Cut; finished: FinishedSize }): boolean =>
  cut === 'jacket' && finished.zonesMm.neck !== undefined
