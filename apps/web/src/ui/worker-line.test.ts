import { afterEach, expect, test, vi } from 'vitest'
import { workerLine } from './worker-line.ts'

type Asked = { figure: number; id: number }

/** A worker that answers as it is told to; `undefined` is one whose program broke. */
function workers(answer: (asked: Asked) => object | undefined) {
  const opened: EventTarget[] = []
  class TestWorker extends EventTarget {
    constructor() {
      super()
      opened.push(this)
    }
    postMessage(asked: Asked) {
      queueMicrotask(() => {
        const data = answer(asked)
        this.dispatchEvent(data ? new MessageEvent('message', { data }) : new Event('error'))
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', TestWorker)
  return opened
}

afterEach(() => void vi.unstubAllGlobals())

function aLine() {
  const onThisThread = vi.fn(async ({ figure }: { figure: number }) => `here ${figure}`)
  const ask = workerLine<{ figure: number }, string>(() => new Worker('of the test'), onThisThread)
  return { ask, onThisThread }
}

test('what fails midway in a worker is not done a second time on the thread of the page', async () => {
  workers(({ id, figure }) =>
    figure < 0 ? { id, failure: 'no such form' } : { id, made: `beside ${figure}` },
  )
  const { ask, onThisThread } = aLine()
  const [good, bad] = [ask({ figure: 1 }), ask({ figure: -1 })]
  await expect(bad).rejects.toThrow('no such form')
  expect(await good).toBe('beside 1')
  expect(onThisThread).not.toHaveBeenCalled()
})

test('where a worker does not run, the page does it itself, and the next question opens another', async () => {
  const opened = workers(({ id, figure }) => (figure === 1 ? undefined : { id, made: `beside ${figure}` }))
  const { ask } = aLine()
  expect(await ask({ figure: 1 })).toBe('here 1')
  expect(await ask({ figure: 2 })).toBe('beside 2')
  expect(opened).toHaveLength(2)
})

test('where a worker may not even be made, the page does it itself', async () => {
  const Forbidden = class {
    constructor() {
      throw new Error('forbidden here')
    }
  }
  vi.stubGlobal('Worker', Forbidden)
  expect(await aLine().ask({ figure: 4 })).toBe('here 4')
})

test('where there are no workers, the page does it itself', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await aLine().ask({ figure: 3 })).toBe('here 3')
})
