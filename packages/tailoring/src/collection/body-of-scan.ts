import type { BodySizes } from './fit.ts'

interface Scan {
  person: { heightMm: number }
  estimates: Partial<Record<string, { mm: number }>>
  /** What a tape read since stands before what was estimated. */
  tape: Partial<Record<string, number>>
}

const known = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'hips',
  'bicep',
  'forearm',
  'wrist',
  'thigh',
  'knee',
  'calf',
  'sleeve_length',
  'back_length',
  'inseam',
  'outseam',
] as const

/** The sizes of a scanned body, as fit asks for them. */
export function bodyOfScan({ person, estimates, tape }: Scan): BodySizes {
  const body: BodySizes = { height: person.heightMm }
  for (const site of known) {
    const mm = tape[site] ?? estimates[site]?.mm
    if (mm !== undefined) body[site] = mm
  }
  return body
}
