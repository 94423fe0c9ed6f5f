import { beforeEach, expect, test, vi } from 'vitest'
import type { Pose, PoseResults } from './detect.ts'

type Options = Parameters<Pose['setOptions']>[0]
type Listen = Parameters<Pose['onResults']>[0]

let told: (string | Options)[]

/** As the library is: it looks first where it saw somebody last, unless it is told to forget. */
class RememberingPose implements Pose {
  private last = 0
  private listen: Listen = () => {}
  setOptions = (options: Options) => void told.push(options)
  initialize = async () => void told.push('initialize')
  onResults = (listen: Listen) => {
    this.listen = listen
  }
  reset = () => {
    told.push('reset')
    this.last = 0
  }
  send = async ({ image }: { image: HTMLCanvasElement }) => {
    told.push('send')
    await new Promise((done) => setTimeout(done))
    const x = (image as unknown as Canvas).personAt
    const seen = this.last === 0 ? x : x + (this.last - x) / 100
    this.last = x
    // As much of the results as is read.
    this.listen({ poseLandmarks: [{ x: seen, y: 0.5, z: 0 }] } as unknown as PoseResults)
  }
  close = async () => {
    if (this.isDead) throw new Error('It cannot close any more.')
  }
  protected isDead = false
}

/** A program that dies says so at every picture after it, and can neither see nor close any more. */
let deaths = 0
class MortalPose extends RememberingPose {
  constructor() {
    super()
    const see = this.send
    this.send = async (inputs) => {
      if (!this.isDead && deaths > 0) {
        deaths -= 1
        this.isDead = true
      }
      if (this.isDead) throw new Error('memory access out of bounds')
      return see(inputs)
    }
  }
}

class Canvas {
  width = 100
  height = 200
  constructor(readonly personAt = 0) {}
  getContext() {
    return null
  }
}

const picture = (personAt: number) => new Canvas(personAt) as unknown as HTMLCanvasElement

beforeEach(() => {
  vi.resetModules()
  told = []
  vi.stubGlobal('window', { Pose: RememberingPose })
  vi.stubGlobal('HTMLCanvasElement', Canvas)
  vi.stubGlobal('document', { createElement: () => new Canvas() })
})

async function opened() {
  const { detect, openModel } = await import('./detect.ts')
  await openModel({ at: '/vendor/pose' })
  return async (personAt: number) => (await detect(picture(personAt))).landmarks?.[0]?.x
}

test('the model is opened once, for the processor and not for WebGL, and is not to smooth one picture into the next', async () => {
  await opened()
  expect(told).toEqual([
    {
      modelComplexity: 1,
      smoothLandmarks: false,
      enableSegmentation: true,
      smoothSegmentation: false,
      minDetectionConfidence: 0.5,
      useCpuInference: true,
    },
    'initialize',
  ])
})

test('a picture is seen the same whatever was seen before it', async () => {
  const [once, again] = [await opened(), await opened()]
  const [left, right] = [await once(0.3), await once(0.7)]
  expect([await again(0.7), await again(0.3)]).toEqual([right, left])
  expect([await once(0.3), await once(0.3)]).toEqual([left, left])
})

test('pictures given at once are looked at one after another, each from the beginning', async () => {
  const see = await opened()
  told.length = 0
  expect(await Promise.all([0.3, 0.7, 0.5].map(see))).toEqual([30, 70, 50])
  expect(told).toEqual(['reset', 'send', 'reset', 'send', 'reset', 'send'])
})

test('a program that dies at a picture is opened anew for it, and the pictures after it are seen', async () => {
  vi.stubGlobal('window', { Pose: MortalPose })
  const see = await opened()
  deaths = 1
  expect(await Promise.all([0.3, 0.7].map(see))).toEqual([30, 70])
  expect(told.filter((each) => each === 'initialize')).toHaveLength(2)
})

test('where a new program dies of the picture as well it is refused, and the next one has another program', async () => {
  vi.stubGlobal('window', { Pose: MortalPose })
  const see = await opened()
  deaths = 2
  await expect(see(0.3)).rejects.toThrow('out of bounds')
  expect(await see(0.7)).toBe(70)
  expect(await see(0.3)).toBe(30)
})

test('a program that could not be opened anew is opened at the next picture', async () => {
  vi.stubGlobal('window', { Pose: MortalPose })
  const see = await opened()
  deaths = 1
  const NoRoom = class {
    constructor() {
      throw new RangeError('no room for the memory')
    }
  }
  vi.stubGlobal('window', { Pose: NoRoom })
  await expect(see(0.3)).rejects.toThrow('no room')
  vi.stubGlobal('window', { Pose: MortalPose })
  expect(await see(0.3)).toBe(30)
})
