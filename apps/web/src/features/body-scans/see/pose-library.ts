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

export type PoseMaker = new (config: { locateFile: (name: string) => string }) => Pose

declare global {
  interface Window {
    Pose?: PoseMaker
  }
}

/** The maker of poses, once its script at `at` has run. */
export async function fetchPoseMaker(at: string): Promise<PoseMaker> {
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
