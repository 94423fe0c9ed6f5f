/** Live updates: the server says which feature changed, and every open screen that tells of it asks again. */
import type { LiveMessage, LiveTopic } from '@darzi/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { forgetEarly } from './early-answers.ts'

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/** Listens until the returned function is called; opens again by itself, slower each time it fails. */
export function listenLive(queries: QueryClient): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs
  let wasLost = false

  function open(): void {
    // What changed while this page was loading is told first.
    source = new EventSource(`/api/live?back=${Math.ceil(performance.now())}`)
    source.onopen = () => {
      waitMs = firstWaitMs
      // Changes may have been missed while the line was down.
      if (wasLost) void queries.invalidateQueries()
      wasLost = false
    }
    source.onmessage = (event: MessageEvent<string>) => hear(queries, event.data)
    source.onerror = () => {
      wasLost = true
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/** Makes the answers stale that tell of the feature the message names, and Today, which tells of all. */
export function hear(queries: QueryClient, text: string): void {
  // The server writes these messages by the contract's shape.
  const message = JSON.parse(text) as LiveMessage
  forgetEarly()
  for (const feature of wokenBy(message.feature)) void queries.invalidateQueries({ queryKey: [feature] })
  void queries.invalidateQueries({ queryKey: ['today'] })
}

/**
 * Whose answers tell of what happens in a feature, by the first word of their key: an order says its customer's name, a new
 * order the shop's days before the promise.
 */
const wakes: Record<LiveTopic, readonly string[]> = {
  customers: ['customers', 'orders', 'measurements', 'calendar'],
  /**
   * A customer's figures and latest order stand in the book; what was sewn leads to suggestions; what was cut left the stock. Whose
   * order it is sees it in their portal.
   */
  orders: [
    'orders',
    'portal',
    'customers',
    'suggestions',
    'inventory',
    'calendar',
    'payments',
    'inbox',
    'houses',
  ],
  measurements: ['measurements', 'customers', 'suggestions'],
  /** What is sewn, measured for and asked for it. */
  garments: ['garments', 'orders', 'collection', 'suggestions'],
  /** Who has an order or a piece, by name. */
  staff: ['staff', 'orders', 'calendar'],
  /** Its currency and clock, its days before the promise, its ways to pay, whom it works with. */
  shops: ['shops', 'payments', 'orders', 'garments', 'calendar', 'houses', 'inbox'],
  collection: ['collection'],
  /** An order's page says the cloth its pieces are cut from. */
  inventory: ['inventory', 'orders', 'inbox'],
  calendar: ['calendar', 'inbox'],
  notifications: ['notifications', 'inbox'],
  quotes: ['quotes', 'inbox'],
  /** A quote's row says what is new in its conversation. */
  conversations: ['conversations', 'quotes', 'inbox'],
}

/** A feature of a newer server has no screens here. */
const wokenBy = (feature: string): readonly string[] => (isKnown(feature) ? wakes[feature] : [])

const isKnown = (feature: string): feature is LiveTopic => Object.hasOwn(wakes, feature)
