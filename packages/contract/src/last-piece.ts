/** What a person had last of a garment, so that it can be sewn the same again. */
import { z } from 'zod'
import { chosenStyle, cloth } from './order-shapes.ts'
import { id, instant } from './shapes.ts'

export const lastPiece = z.object({
  personId: id,
  garment: z.string(),
  orderedAt: instant,
  styles: z.array(chosenStyle),
  cloth: cloth.optional(),
  notes: z.string().optional(),
})
export type LastPiece = z.output<typeof lastPiece>
