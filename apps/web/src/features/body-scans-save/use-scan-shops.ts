import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ScanShop, shopsToSendTo } from './scan-commands.ts'

/** The shops a scan may go to: that of this page's link, or of a link pasted here, and those sent to before. */
export function useScanShops(pasted: string | undefined) {
  const [search] = useSearchParams()
  const wish = pasted ?? search.get('shop') ?? undefined
  const [shops, setShops] = useState<readonly ScanShop[]>()
  const [problem, setProblem] = useState<unknown>()
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the tries; a new one asks again
  useEffect(() => {
    let isLeft = false
    setProblem(undefined)
    shopsToSendTo(wish).then(
      (found) => !isLeft && setShops(found),
      (refused) => !isLeft && setProblem(refused),
    )
    return () => {
      isLeft = true
    }
  }, [wish, asked])
  return { shops, problem, askAgain: () => setAsked((times) => times + 1) }
}
