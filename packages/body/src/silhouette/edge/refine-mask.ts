/**
 * The model's mask is coarse, and takes a thing behind a person for a part of them. Here its edge is laid anew by the picture's
 * own colours: where a pixel is like what lies round the pose's bones and unlike the room beside, it is the person. Where
 * colours do not tell, the model's word stands. The same picture gives the same mask; nothing is learnt, nothing is kept.
 */
import type { Mask, SeenPicture } from '../../shapes.ts'
import { outsideBones } from './bones.ts'
import { layEdge, type Way } from './lay-edge.ts'
import { halved, type Pixels, resized } from './pixels.ts'

/** Up to so many pixels of height the edge gains; a taller picture is to be made smaller before. */
export const finestHeight = 960

/** First at half the size, as far round the edge as furniture is taken for a person; then at full size beside the edge found. */
const broad: Way = {
  reach: 24,
  tile: 12,
  window: 40,
  colourSd: 11,
  unlike: { person: 0.003, room: 0.03 },
  surest: 6,
  modelCounts: 1.2,
  fade: 0.05,
  turns: 16,
}
const narrow: Way = {
  reach: 7,
  tile: 16,
  window: 26,
  colourSd: 9,
  unlike: { person: 0.003, room: 0.003 },
  surest: 3,
  modelCounts: 0.8,
  fade: 0,
  turns: 8,
}

/** `picture` may be smaller than the mask that the model laid on it; the mask's size stays. */
export function refineMask({ landmarks, mask }: SeenPicture, picture: Pixels): Mask {
  if (!landmarks || landmarks.length < 33) return mask
  const { width, height } = picture
  const small = halved({ ...picture, alpha: resized(mask, picture) })
  const [shareX, shareY] = [small.width / mask.width, small.height / mask.height]
  const placed = landmarks.map((each) => ({ ...each, x: each.x * shareX, y: each.y * shareY }))
  const found = { ...small, alpha: layEdge(small, broad, outsideBones(placed, small)) }
  const fine = layEdge({ ...picture, alpha: resized(found, picture) }, narrow)
  return { ...mask, alpha: resized({ width, height, alpha: fine }, mask) }
}
