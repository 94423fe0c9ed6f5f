import { useSearchParams } from 'react-router'

/** The measuring that the address asks for, to go along to the next screen. */
export function useScanInAddress(): string | undefined {
  const [search] = useSearchParams()
  return search.get('scan') ?? undefined
}
