import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Host, openGooglePopup, type PopupEnd } from './use-google-sign-in.ts'

const origin = 'https://darzi.example'

function aHost({ isBlocked = false } = {}) {
  const messages = new EventTarget()
  const popup = { closed: false, close: vi.fn(() => (popup.closed = true)) }
  const opened: string[] = []
  const parts = {
    location: { origin },
    open: (address: string) => {
      opened.push(address)
      return isBlocked ? null : popup
    },
    addEventListener: messages.addEventListener.bind(messages),
    removeEventListener: messages.removeEventListener.bind(messages),
    setInterval: (look: () => void, ms: number) => setInterval(look, ms),
    clearInterval: (timer: ReturnType<typeof setInterval>) => clearInterval(timer),
  }
  // The parts of a window that the popup uses, and no more.
  const host = parts as unknown as Host
  const tell = (data: unknown, from = origin) =>
    messages.dispatchEvent(new MessageEvent('message', { data, origin: from }))
  const ends: PopupEnd[] = []
  const open = (role: 'user' | 'tailor' = 'user') =>
    openGooglePopup({
      asks: { role, country: undefined, timeZone: 'Asia/Kolkata' },
      host,
      onEnd: (end) => ends.push(end),
    })
  return { open, tell, ends, popup, opened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the window opens at once, with the role chosen and what is known of the place', () => {
  const { open, opened } = aHost()
  open('tailor')
  expect(opened).toEqual(['/auth/google/login?role=tailor&timeZone=Asia%2FKolkata'])
})

test('a blocked window is told', () => {
  const { open, ends } = aHost({ isBlocked: true })
  open()
  expect(ends).toEqual([{ kind: 'blocked' }])
})

test('where a code is still needed its token is told, and nothing that is no token', () => {
  const { open, tell, ends } = aHost()
  open()
  tell({ type: 'OAUTH_CODE' })
  tell({ type: 'OAUTH_CODE', token: 'a-token' }, 'https://elsewhere.example')
  tell({ type: 'OAUTH_CODE', token: 'a-token' })
  expect(ends).toEqual([{ kind: 'code', token: 'a-token' }])
})

test('success closes the window and is told once', () => {
  const { open, tell, ends, popup } = aHost()
  open()
  tell({ type: 'OAUTH_SUCCESS' })
  tell({ type: 'OAUTH_SUCCESS' })
  vi.advanceTimersByTime(5_000)
  expect(ends).toEqual([{ kind: 'success' }])
  expect(popup.close).toHaveBeenCalledOnce()
})

test.each([
  [{ type: 'OAUTH_ERROR', error: 'You stopped it.' }, 'You stopped it.'],
  [{ type: 'OAUTH_ERROR' }, undefined],
  [{ type: 'OAUTH_ERROR', error: 42 }, undefined],
])('an error closes the window and gives its text if it has one: %j', (message, error) => {
  const { open, tell, ends, popup } = aHost()
  open()
  tell(message)
  expect(ends).toEqual([{ kind: 'error', error }])
  expect(popup.closed).toBe(true)
})

test('a message from another website is not heard, nor one of another kind', () => {
  const { open, tell, ends } = aHost()
  open()
  tell({ type: 'OAUTH_SUCCESS' }, 'https://elsewhere.example')
  for (const other of ['OAUTH_SUCCESS', null, undefined, { type: 'SOMETHING' }, {}]) tell(other)
  expect(ends).toEqual([])
})

test('a window closed by the person is noticed within a second', () => {
  const { open, ends, popup } = aHost()
  open()
  popup.closed = true
  vi.advanceTimersByTime(999)
  expect(ends).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ends).toEqual([{ kind: 'closed' }])
  vi.advanceTimersByTime(5_000)
  expect(ends).toHaveLength(1)
})

test('a window seen closed just before its message arrives has still signed in', () => {
  const { open, tell, ends, popup } = aHost()
  open()
  popup.closed = true
  vi.advanceTimersByTime(1_000)
  tell({ type: 'OAUTH_SUCCESS' })
  expect(ends).toEqual([{ kind: 'closed' }, { kind: 'success' }])
})

test('once given up, nothing is heard any more and the window is closed', () => {
  const { open, tell, ends, popup } = aHost()
  const stop = open()
  stop()
  tell({ type: 'OAUTH_SUCCESS' })
  expect(ends).toEqual([])
  expect(popup.closed).toBe(true)
})
