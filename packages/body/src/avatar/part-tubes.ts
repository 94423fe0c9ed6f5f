import type { Part } from './form.ts'
import type { Tube } from './tube.ts'

export type Parts = Record<Part, Tube>
