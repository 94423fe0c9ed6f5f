import { useEffect, useRef, useState } from 'react'

interface Shown<Row> {
  /** Undefined until the first page has come. */
  rows?: readonly Row[]
  next?: string | undefined
  error?: unknown
}

interface Page<Row> {
  rows: readonly Row[]
  next?: string | undefined
}

interface Asking<Row> {
  fetchPage: (after: string | undefined, told: { signal: AbortSignal }) => Promise<Page<Row>>
  /** The first page, where it came before anybody looked (data/arrived.ts). */
  arrived: () => Page<Row> | undefined
}

/**
 * What was asked for, a page at a time; `more` adds the next one. For public pages, which carry no cache. `asked` says when it is
 * something else: what still comes of the former is dropped.
 */
export function useFoundPages<Row>(asked: string, { fetchPage, arrived }: Asking<Row>) {
  const [shown, setShown] = useState<Shown<Row>>(() => arrived() ?? {})
  const [turn, setTurn] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const asking = useRef(new AbortController())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const now = new AbortController()
    const { signal } = now
    asking.current = now
    fetchPage(undefined, { signal }).then(
      (page) => signal.aborted || setShown((now) => (now.rows === page.rows ? now : page)),
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
