/**
 * A feature's records in the cache: a change shows at once in every open list and record, is taken back when it is refused,
 * and what the server answers is kept. Keys are `[feature, 'list', …]` and `[feature, 'one', id]`.
 */
import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import { queries } from './queries.ts'

interface Wanted {
  feature: string
  /** Answers of other features that tell of these records too. */
  alsoStale: readonly QueryKey[]
  /** Parts of the feature that no change of a record touches: the second word of their keys. */
  untouched?: readonly string[]
}

type Pages<Card> = InfiniteData<{ rows: Card[]; next?: string }, string | undefined>

/** How a card looks after a change; undefined for one that leaves the lists. */
export type CardChange<Card> = (card: Card) => Card | undefined

export function entityCache<Entity extends { id: string }, Card extends { id: string }>({
  feature,
  alsoStale,
  untouched = [],
}: Wanted) {
  const listKey = [feature, 'list'] as const
  const oneKey = (id: string) => [feature, 'one', id] as const

  /** Changes the cards of these records wherever a list shows them; the answer takes it back. */
  function showInLists(ids: readonly string[], change: CardChange<Card>): () => void {
    const wanted = new Set(ids)
    void queries.cancelQueries({ queryKey: listKey })
    const before = queries.getQueriesData<Pages<Card>>({ queryKey: listKey })
    queries.setQueriesData<Pages<Card>>(
      { queryKey: listKey },
      (list) => list && inPages(list, wanted, change),
    )
    return () => {
      for (const [key, list] of before) queries.setQueryData(key, list)
      askAgain()
    }
  }

  /** Changes one record where it is open; the answer takes it back. */
  function showOne(id: string, change: (entity: Entity) => Entity): () => void {
    const key = oneKey(id)
    void queries.cancelQueries({ queryKey: key })
    const before = queries.getQueryData<Entity>(key)
    if (before) queries.setQueryData<Entity>(key, change(before))
    return () => {
      if (before) queries.setQueryData<Entity>(key, before)
      void queries.invalidateQueries({ queryKey: key })
    }
  }

  /** Keeps what the server answered; what else shows this record asks again. */
  function put(entity: Entity, cardOf: (card: Card) => Card): Entity {
    queries.setQueryData<Entity>(oneKey(entity.id), entity)
    showInLists([entity.id], cardOf)
    askAgain(entity.id)
    return entity
  }

  /** Lists and figures that a change may have touched; a record that has just been answered is left as it is. */
  function askAgain(except?: string): void {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [first, second, third] }) =>
        first === feature && !(second === 'one' && third === except) && !untouched.includes(String(second)),
    })
    for (const queryKey of alsoStale) void queries.invalidateQueries({ queryKey })
  }

  return { listKey, oneKey, showInLists, showOne, put, askAgain }
}

function inPages<Card extends { id: string }>(
  list: Pages<Card>,
  wanted: ReadonlySet<string>,
  change: CardChange<Card>,
): Pages<Card> {
  const pages = list.pages.map((page) => {
    if (!page.rows.some((row) => wanted.has(row.id))) return page
    return { ...page, rows: page.rows.flatMap((row) => (wanted.has(row.id) ? (change(row) ?? []) : row)) }
  })
  return { ...list, pages }
}
