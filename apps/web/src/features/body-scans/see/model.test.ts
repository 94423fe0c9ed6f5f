import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const files = { 'pose.js': { bytes: 40, sent: 10 }, 'pose_web.binarypb': { bytes: 5, sent: 5 } }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__POSE_MODEL__', { at: '/vendor/pose', files })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser without WebAssembly is told the size like any other, and then that it cannot run the program', async () => {
  vi.stubGlobal('WebAssembly', undefined)
  const { modelPlace } = await import('./model-place.ts')
  expect(modelPlace()).toMatchObject({ sentBytes: 15 })
  const { readModel, startModel } = await import('./model.ts')
  await startModel()
  expect(readModel()).toEqual({ stage: 'failed', why: 'noWasm' })
})

test('the model that was examined is taken on every line, for another sees the same photos otherwise', async () => {
  const { modelPlace } = await import('./model-place.ts')
  for (const connection of [undefined, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }]) {
    vi.stubGlobal('navigator', { onLine: true, ...(connection && { connection }) })
    const models = modelPlace().files.filter(({ name }) => name.endsWith('.tflite'))
    expect(models.map(({ name }) => name)).toEqual(['pose_landmark_full.tflite'])
  }
})

test('what has come is told as it comes, each file of those said before, and never more than all', async () => {
  const parts = { 'pose.js': [15, 15, 10], 'pose_web.binarypb': [5] } as const
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const sizes = Object.entries(parts).find(([name]) => address === `/vendor/pose/${name}`)?.[1] ?? []
    return new Response(streamOf(sizes))
  })
  const { modelPlace } = await import('./model-place.ts')
  const { fetchModel } = await import('./fetch-model.ts')
  const place = modelPlace()
  const told: number[] = []
  await fetchModel(place, (bytes) => told.push(bytes))
  expect(asked).toEqual(place.files.map(({ name }) => `/vendor/pose/${name}`))
  expect(told.slice(0, 5)).toEqual([15, 30, 40, 40, 45])
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect([told.at(-1), place.bytes]).toEqual([45, 45])
})

function streamOf(sizes: readonly number[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      for (const size of sizes) stream.enqueue(new Uint8Array(size))
      stream.close()
    },
  })
}
