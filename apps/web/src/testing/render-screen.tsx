/**
 * Component tests: one screen in a real browser, opened by its address with everything the app gives it (router, guard,
 * session, words, theme, query cache, toasts), its server pretended. A test begins with nothing kept on the device.
 */
import type { Session } from '@darzi/contract/accounts.ts'
import { createRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStorage, tabStorage } from '../data/device-storage.ts'
import { forgetEarly } from '../data/early-answers.ts'
import { queries } from '../data/queries.ts'
import { beginSession, forgetSession } from '../data/session.ts'
import { isPublicAddress, openRouter } from '../shell/build-routes.tsx'
import { forgetToasts } from '../shell/toasts.tsx'
import { aSession } from './builders.ts'
import { FakeApi } from './fake-api.ts'
import { type FakeDrafts, keepDrafts } from './fake-drafts.ts'
import { FakeEventSource } from './fake-live.ts'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/tape.css'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 800 }

interface Asked {
  /** Who is signed in; nobody when null. Otherwise the owner of a shop. */
  session?: Session | null
  viewport?: { width: number; height: number }
}

export interface RenderedScreen {
  api: FakeApi
  drafts: FakeDrafts
  /** As if the page were loaded anew: what the device keeps stays, what the screen remembered is gone. */
  reload: () => Promise<void>
  goTo: (path: string) => Promise<void>
}

interface Opened {
  api: FakeApi
  root: Root
  place: HTMLElement
  router: ReturnType<typeof openRouter>
}

let opened: Opened | undefined
const consoleErrors: string[] = []
const fetchFile = window.fetch.bind(window)
window.fetch = (input, init) => answer(new URL(String(input), location.href), init ?? {})
// The app uses three of its callbacks and close.
window.EventSource = FakeEventSource as unknown as typeof EventSource
window.addEventListener('error', ({ message }) => consoleErrors.push(`threw: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`rejected: ${reason}`))

/** Opens a screen at its address. `prepare` says what the server answers before the screen asks. */
export async function renderScreen(
  path: string,
  prepare: (api: FakeApi, drafts: FakeDrafts) => void = () => {},
  { session = aSession(), viewport = desk }: Asked = {},
): Promise<RenderedScreen> {
  // The one before would stay under it, in this test and all that come after.
  if (opened) throw new Error('a test renders one screen: goTo() and reload() lead on from it')
  onTestFinished(endTest)
  const api = new FakeApi()
  if (session) api.answer('GET /api/session', session)
  else api.refuse('GET /api/session', 'access.signInFirst')
  // The frame of every screen of work asks it.
  api.answer('GET /api/inbox/unread', { unread: 0 })
  api.answer('GET /api/banner', {})
  api.answer('GET /api/conversations/unread', { unread: 0 })
  api.answer('GET /api/shop/conversations/unread', { unread: 0 })
  api.answer('GET /api/shop/passports', { rows: [], total: 0 })
  api.answer('GET /api/own/size-sets', { sets: [] })
  api.answer('GET /api/shop/orders/:id/conversation', { with: 'customer', canWrite: false, unread: 0 })
  api.answer('GET /api/customers/:id/messaging', { consent: 'unasked' })
  const drafts = keepDrafts(api)
  prepare(api, drafts)
  vi.spyOn(console, 'error').mockImplementation((...said) => consoleErrors.push(said.join(' ')))
  await page.viewport(viewport.width, viewport.height)
  history.replaceState(null, '', path)
  if (session) await beginSession(session)
  open(api)
  return { api, drafts, reload: () => reload(api), goTo }
}

function open(api: FakeApi): void {
  const place = document.body.appendChild(document.createElement('div'))
  const router = openRouter()
  const root = createRoot(place)
  opened = { api, root, place, router }
  root.render(<RouterProvider router={router} useTransitions={isPublicAddress(location.pathname)} />)
}

function close(): void {
  opened?.root.unmount()
  opened?.router.dispose()
  opened?.place.remove()
  forgetToasts()
  // What was asked ahead for a screen that never stood.
  forgetEarly()
  queries.clear()
}

async function reload(api: FakeApi): Promise<void> {
  close()
  open(api)
}

async function goTo(path: string): Promise<void> {
  await opened?.router.navigate(path)
}

/** Asked for by each rendering: files share this module, and a hook of its own would belong to the first of them only. */
function endTest(): void {
  const wrong = [...(opened?.api.faults ?? []), ...consoleErrors.splice(0)]
  close()
  opened = undefined
  forgetSession()
  for (const storage of [deviceStorage, tabStorage]) storage.keys().forEach(storage.removeItem)
  indexedDB.deleteDatabase('darzi.draft-photos')
  vi.restoreAllMocks()
  expect(wrong).toEqual([])
}

async function answer(url: URL, init: RequestInit): Promise<Response> {
  if (url.pathname === '/healthz') return new Response('ok')
  if (!/^\/(?:api|auth|dev)\//.test(url.pathname)) return fetchFile(url, init)
  const headers = new Headers(init.headers)
  const isJson = headers.get('content-type')?.includes('json') && typeof init.body === 'string'
  const taken = await opened?.api.take({
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: isJson ? JSON.parse(String(init.body)) : (init.body ?? undefined),
    idempotencyKey: headers.get('idempotency-key') ?? '',
  })
  init.signal?.throwIfAborted()
  if (taken === undefined || taken === 'lost') throw new TypeError('Failed to fetch')
  return taken
}
