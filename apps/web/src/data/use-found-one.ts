import { useCallback, useEffect, useState } from 'react'

interface Asking<One> {
  fetch: () => Promise<One>
  /** What came before anybody looked (data/arrived.ts). */
  arrived: () => One | undefined
}

/** One record of a public page, which carries no cache; `asked` says when it is another. What still comes of the former is not shown. */
export function useFoundOne<One>(asked: string, { fetch, arrived }: Asking<One>) {
  const [told, setTold] = useState<{ asked: string; one: One } | undefined>(() => {
    const one = arrived()
    return one === undefined ? undefined : { asked, one }
  })
  const [failure, setFailure] = useState<unknown>()
  const isHere = told?.asked === asked
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says it all
  const ask = useCallback(() => {
    setFailure(undefined)
    fetch().then((one) => setTold({ asked, one }), setFailure)
  }, [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is not asked for again
  useEffect(() => {
    if (!isHere) ask()
  }, [ask])
  return { one: isHere ? told.one : undefined, failure, ask }
}
