import { useQueries } from '@tanstack/react-query'
import { queries } from '../data/queries.ts'
import { useSession } from '../data/session.ts'
import { useSettled } from '../data/use-settled.ts'
import { paletteFinds } from '../palette-finds.ts'
import type { FoundRow, PaletteFind } from './palette-find.ts'

const settleMs = 120
const fewestLetters = 2

export interface FoundGroup {
  find: PaletteFind
  rows: readonly FoundRow[]
}

const none: FoundRow[] = []

/** What the features find for what is typed: asked for at two letters at least, and not at every key. */
export function useFound(words: string): { groups: FoundGroup[]; isLooking: boolean } {
  const { shop } = useSession()
  const typed = words.trim()
  const settled = useSettled(typed, settleMs)
  const finds = paletteFinds.filter(({ needs }) => shop?.can.includes(needs))
  const isTyped = finds.length > 0 && typed.length >= fewestLetters
  const isAsked = isTyped && settled.length >= fewestLetters
  const answers = useQueries({
    queries: finds.map(({ feature, find }) => ({
      queryKey: [feature, 'palette', settled],
      queryFn: (told: { signal: AbortSignal }) => find(settled, told),
      enabled: isAsked,
      placeholderData: () => lastFound(feature),
    })),
  })
  return {
    groups: finds.map((find, at) => ({ find, rows: (isAsked && answers[at]?.data) || none })),
    isLooking: (isTyped && settled !== typed) || (isAsked && answers.some(({ isFetching }) => isFetching)),
  }
}

/** What earlier letters found stands until the answer has come. */
const lastFound = (feature: string) =>
  queries.getQueriesData<FoundRow[]>({ queryKey: [feature, 'palette'] }).findLast(([, rows]) => rows)?.[1]
