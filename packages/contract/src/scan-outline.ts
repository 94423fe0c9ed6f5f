/** What both photos of a scan told of the body's form beside its sizes, as body/shapes.ts has it: numbers in mm. */
import { z } from 'zod'

const mm = z.number().positive().max(5000)
/** Before or behind the ankles. */
const beside = z.number().min(-2000).max(2000)
const slice = z.object({ heightMm: mm, breadthMm: mm })

export const scanTorso = z.array(slice.extend({ depthMm: mm })).max(120)

export const scanOutline = z.object({
  side: z.array(z.object({ heightMm: mm, frontMm: beside, backMm: beside })).max(120),
  trunk: z.array(slice).max(60),
  legs: z.array(slice).max(60),
  arms: z.array(z.object({ at: z.number().min(0).max(2), breadthMm: mm })).max(30),
  shoulders: z.array(z.object({ outMm: mm, leftMm: mm, rightMm: mm })).max(20),
})
export type ScanOutline = z.output<typeof scanOutline>
