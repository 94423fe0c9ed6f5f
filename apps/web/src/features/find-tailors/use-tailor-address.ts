import { useSearchParams } from 'react-router'

/** What may stand in the address of the search, and nothing else. */
const filterNames = [
  'q',
  'city',
  'garment',
  'upTo',
  'currency',
  'rating',
  'kept',
  'language',
  'woman',
  'free',
  'ready',
  'verified',
  'lat',
  'lng',
  'sort',
] as const
export type FilterName = (typeof filterNames)[number]
export type TailorFilter = Partial<Record<FilterName, string>>

/** The search as its address says it. */
export function useTailorAddress() {
  const [search, setSearch] = useSearchParams()
  const filter: TailorFilter = {}
  for (const name of filterNames) {
    const said = search.get(name)
    if (said) filter[name] = said
  }
  function change(next: TailorFilter, options?: { replace: boolean }) {
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
        return now
      },
      { ...options, preventScrollReset: true },
    )
  }
  const clear = () => setSearch({}, { preventScrollReset: true })
  return { filter, change, clear }
}
export type TailorAddress = ReturnType<typeof useTailorAddress>
