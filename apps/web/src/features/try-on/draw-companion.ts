import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { lineToDraw } from './ask-garment.ts'
import { onceOnBody } from './once-on-body.ts'

const ask = lineToDraw()
const once = onceOnBody<GarmentMesh>()

/** A companion as its tape says, drawn beside the garment it goes with, and once for all garments on a body. */
export const drawCompanion = (avatar: Avatar, garment: DrawnGarment, body: BodySizes): Promise<GarmentMesh> =>
  once(avatar, { garment, body }, () => ask({ avatar, garment, body }))
