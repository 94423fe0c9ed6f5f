import { useCallback, useEffect, useState } from 'react'

interface Asking<One> {
  fetch: () => Promise<One>
  /** What came before anybody looked (data/arrived.ts). */
  arrived: () => One | undefined
}

/** One record of a public page, which carries no cache; `asked` says when it is another. What still comes of the former is not shown. */
export function useFoundOne<One>(asked: string, { fetch, arrived }: Asking<One>) {
  const [told, setTold] = useState(() => ({ asked, one: arrived() }))
  const [failure, setFailure] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says it all
  const ask = useCallback(() => {
    setFailure(undefined)
    fetch().then((one) => setTold((now) => (now.one === one ? now : { asked, one })), setFailure)
  }, [asked])
  useEffect(ask, [ask])
  return { one: told.asked === asked ? told.one : undefined, failure, ask }
}
