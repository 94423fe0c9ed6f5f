interface Page {
  next?: string | undefined
}
interface Told {
  signal: AbortSignal
}

/** What every list of pages from the server has in common: the first page has no cursor, and each names that of the next. */
export const byCursor = <P extends Page>(ask: (after: string | undefined, told: Told) => Promise<P>) => ({
  queryFn: ({ pageParam, signal }: Told & { pageParam: string | undefined }) => ask(pageParam, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: P) => next,
})
