import type { TimelineEntry } from '@darzi/contract/shops.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { byCursor } from '../../data/by-cursor.ts'

export interface TimelineAsked {
  after: string | undefined
  actor: string | undefined
  signal: AbortSignal
}

interface Page {
  rows: TimelineEntry[]
  next?: string | undefined
  /** Who did something on this record. */
  actors: { id: string; name: string }[]
}

export type AskTimeline = (asked: TimelineAsked) => Promise<Page>

interface Timeline {
  feature: string
  id: string
  /** Of one member; of everyone without. */
  actor?: string
  ask: AskTimeline
}

/** The pages of a record's timeline, for its card and for whoever fetches them ahead. */
export const timelineQuery = ({ feature, id, actor = '', ask }: Timeline) =>
  infiniteQueryOptions({
    queryKey: [feature, 'timeline', id, actor],
    ...byCursor((after, { signal }) => ask({ after, actor: actor || undefined, signal })),
  })
