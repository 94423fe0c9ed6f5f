import { useEffect, useRef, useState } from 'react'

interface Shown<Row> {
  /** Undefined until the first page has come. */
  rows?: readonly Row[]
  next?: string
  error?: unknown
}

type FetchPage<Row> = (
  after: string | undefined,
  told: { signal: AbortSignal },
) => Promise<{ rows: readonly Row[]; next?: string | undefined }>

/**
 * What was asked for, a page at a time; `more` adds the next one. For public pages, which carry no cache. `asked` says when it is
 * something else: what still comes of the former is dropped.
 */
export function useFoundPages<Row>(asked: string, fetchPage: FetchPage<Row>) {
  const [shown, setShown] = useState<Shown<Row>>({})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const asking = useRef(new AbortController())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const now = new AbortController()
    const { signal } = now
    asking.current = now
    fetchPage(undefined, { signal }).then(
      ({ rows, next }) => signal.aborted || setShown({ rows, next }),
      (error: unknown) => signal.aborted || setShown({ error }),
    )
    return () => now.abort()
  }, [asked, turn])

  async function more() {
    const { signal } = asking.current
    setAdding(true)
    setShown((now) => ({ ...now, error: undefined }))
    try {
      const { rows, next } = await fetchPage(shown.next, { signal })
      if (!signal.aborted) setShown((now) => ({ rows: [...(now.rows ?? []), ...rows], next }))
    } catch (error) {
      if (!signal.aborted) setShown((now) => ({ ...now, error }))
    } finally {
      setAdding(false)
    }
  }
  return { ...shown, isAdding, more, retry: () => setTurn((now) => now + 1) }
}
