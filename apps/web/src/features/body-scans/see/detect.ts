/**
 * Sees a person in a picture: 33 landmarks and a mask, on this device. Promises the same answer for the same picture, and
 * that the picture goes nowhere. It knows nothing of screens; a page without the product may use it as well (bare-page.ts).
 */
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { fetchPoseMaker, type Pose } from './pose-library.ts'
import { readResults } from './read-results.ts'

interface Place {
  /** The folder of the model's files, without a slash at its end. */
  at: string
}

let opened: { place: Place; pose: Promise<Pose> } | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Makes the model ready; quick when it is already. A failure is forgotten, so that asking again tries again. */
export function openModel(place: Place): Promise<unknown> {
  if (opened?.place.at === place.at) return opened.pose
  const last = opened?.pose
  const pose = closeLast(last).then(() => makePose(place))
  const mine = { place, pose }
  opened = mine
  pose.catch(() => {
    if (opened === mine) opened = undefined
  })
  return pose
}

/** One picture after another, each as if it were the first: the model remembers where it saw somebody last. */
export function detect(image: ImageBitmap | HTMLCanvasElement): Promise<SeenPicture> {
  const seen = turn.then(() => look(image))
  turn = seen.catch(() => undefined)
  return seen
}

async function look(image: ImageBitmap | HTMLCanvasElement): Promise<SeenPicture> {
  if (!opened) throw new Error('openModel() comes before detect().')
  const pose = await opened.pose
  const canvas = image instanceof HTMLCanvasElement ? image : drawn(image)
  let seen: SeenPicture | undefined
  pose.onResults((results) => {
    seen = readResults(results, canvas)
  })
  pose.reset()
  await pose.send({ image: canvas })
  if (!seen) throw new Error('The model gave no answer.')
  return seen
}

async function makePose({ at }: Place): Promise<Pose> {
  const Maker = await fetchPoseMaker(at)
  const pose = new Maker({ locateFile: (name) => `${at}/${name}` })
  pose.setOptions({
    modelComplexity: 1,
    smoothLandmarks: false,
    enableSegmentation: true,
    smoothSegmentation: false,
    minDetectionConfidence: 0.5,
    useCpuInference: true,
  })
  await pose.initialize()
  return pose
}

async function closeLast(last: Promise<Pose> | undefined): Promise<void> {
  const pose = await last?.catch(() => undefined)
  await pose?.close()
}

export function drawn(image: ImageBitmap): HTMLCanvasElement {
  const { width, height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}
