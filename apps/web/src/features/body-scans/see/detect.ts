/**
 * Sees a person in a picture: 33 landmarks and a mask, on this device. Promises the same answer for the same picture, and
 * that the picture goes nowhere. It knows nothing of screens; a page without the product may use it as well (bare-page.ts).
 */
import type { Landmark, SeenPicture } from '@darzi/body/shapes.ts'

interface Place {
  /** The folder of the model's files, without a slash at its end. */
  at: string
}

interface Program {
  place: Place
  pose: Promise<Pose>
}

let opened: Program | undefined
/** Where the last program was opened from: one that died is opened from there again. */
let lastPlace: Place | undefined
let turn: Promise<unknown> = Promise.resolve()

/** Makes the model ready; quick when it is already. A failure is forgotten, so that asking again tries again. */
export function openModel(place: Place): Promise<unknown> {
  return openedAt(place).pose
}

function openedAt(place: Place): Program {
  if (opened?.place.at === place.at) return opened
  const mine: Program = { place, pose: closed(opened).then(() => makePose(place)) }
  opened = mine
  lastPlace = place
  mine.pose.catch(() => forget(mine))
  return mine
}

/** The next picture opens a program anew. */
function forget(program: Program): void {
  if (opened === program) opened = undefined
}

/**
 * One picture after another, each as if it were the first: the model remembers where it saw somebody last. A program that died,
 * now or at the picture before, is opened anew for it; rejects when a new one dies of it as well, and the next picture has another.
 */
export function detect(image: ImageBitmap | HTMLCanvasElement): Promise<SeenPicture> {
  const canvas = image instanceof HTMLCanvasElement ? image : drawn(image)
  const seen = turn.then(() => look(canvas).catch(() => look(canvas)))
  turn = seen.catch(() => undefined)
  return seen
}

async function look(canvas: HTMLCanvasElement): Promise<SeenPicture> {
  if (!lastPlace) throw new Error('openModel() comes before detect().')
  const program = openedAt(lastPlace)
  try {
    return await lookWith(await program.pose, canvas)
  } catch (error) {
    // What is left of it would fail at every later picture.
    forget(program)
    await closed(program)
    throw error
  }
}

async function lookWith(pose: Pose, canvas: HTMLCanvasElement): Promise<SeenPicture> {
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

/** Lets go of its memory; one that died may not be able to close any more. */
async function closed(program: Program | undefined): Promise<void> {
  try {
    await (await program?.pose)?.close()
  } catch {
    // It is gone either way.
  }
}

export function drawn(image: ImageBitmap): HTMLCanvasElement {
  const { width, height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}

/** What the model said of a picture of this size, in our own terms and with nothing of the library left in it. */
function readResults(results: PoseResults, { width, height }: HTMLCanvasElement): SeenPicture {
  const landmarks = results.poseLandmarks?.map(
    ({ x, y, z, visibility = 0 }): Landmark => ({ x: x * width, y: y * height, z: z * width, visibility }),
  )
  return { landmarks, mask: { width, height, alpha: readMask(results.segmentationMask, width, height) } }
}

/** The model answers with a picture whose opacity is how surely each pixel is the person. */
function readMask(mask: CanvasImageSource | undefined, width: number, height: number): Uint8Array {
  const alpha = new Uint8Array(width * height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!mask || !pen) return alpha
  pen.drawImage(mask, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[4 * at + 3] ?? 0
  canvas.width = 0
  return alpha
}

/**
 * The pose model's own program, as its package ships it: a script that leaves `Pose` on the window. It has no worker mode and
 * bundlers break it, so it is fetched as it is, from our own server and nowhere else.
 */
export interface PoseResults {
  image: CanvasImageSource
  /** Shares of the picture's width and height. */
  poseLandmarks?: { x: number; y: number; z: number; visibility?: number }[]
  segmentationMask?: CanvasImageSource
}

export interface Pose {
  initialize: () => Promise<void>
  onResults: (listen: (results: PoseResults) => void) => void
  reset: () => void
  send: (inputs: { image: HTMLCanvasElement }) => Promise<void>
  setOptions: (options: PoseOptions) => void
  close: () => Promise<void>
}

interface PoseOptions {
  /** 1 is the model that is served and was examined. */
  modelComplexity: 1
  smoothLandmarks: boolean
  enableSegmentation: boolean
  smoothSegmentation: boolean
  minDetectionConfidence: number
  /** Not in the package's types; without it each picture goes through WebGL and takes twenty times as long. */
  useCpuInference: boolean
}

type PoseMaker = new (config: { locateFile: (name: string) => string }) => Pose

declare global {
  interface Window {
    Pose?: PoseMaker
  }
}

/** The maker of poses, once its script at `at` has run. */
async function fetchPoseMaker(at: string): Promise<PoseMaker> {
  if (!window.Pose) await runScript(`${at}/pose.js`)
  if (!window.Pose) throw new Error('The pose script has left nothing to make poses with.')
  return window.Pose
}

function runScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${address} did not load.`))
    }
    document.head.append(script)
  })
}
