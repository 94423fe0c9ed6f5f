import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawSvg } from './drawing-desk.ts'

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
const png = [0x89, 0x50, 0x4e, 0x47]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a picture that is asked for just as the quiet process ends is drawn by a new one', async () => {
  expect([...(await drawSvg(dot)).subarray(0, 4)]).toEqual(png)
  vi.advanceTimersByTime(60_000)
  expect([...(await drawSvg(dot)).subarray(0, 4)]).toEqual(png)
})

test('pictures asked for at once are each answered', async () => {
  const drawn = await Promise.all([dot, dot, dot].map(drawSvg))
  for (const picture of drawn) expect([...picture.subarray(0, 4)]).toEqual(png)
})
