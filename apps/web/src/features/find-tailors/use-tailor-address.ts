import { findableGarments, listingLanguages } from '@darzi/tailoring/market/listing.ts'
import { useSearchParams } from 'react-router'

/** What may stand in the address of the search, and nothing else. */
const filterNames = [
  'q',
  'city',
  'garment',
  'atLeast',
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
  'km',
  'sort',
] as const
export type FilterName = (typeof filterNames)[number]
export type TailorFilter = Partial<Record<FilterName, string>>

/** What a field offers; anything else in an address is no search. */
export const offered = {
  garment: findableGarments,
  currency: ['INR', 'AED', 'USD', 'EUR'],
  rating: ['3', '4', '4.5'],
  kept: ['80', '90', '95'],
  language: listingLanguages,
  woman: ['true'],
  verified: ['true'],
  km: ['5', '10', '25', '50', '100'],
  sort: ['best', 'near', 'price'],
} as const satisfies Partial<Record<FilterName, readonly string[]>>

function isOffered(name: FilterName, said: string): boolean {
  const those: Partial<Record<FilterName, readonly string[]>> = offered
  return those[name]?.includes(said) ?? true
}

/** The search as its address says it. */
export function useTailorAddress() {
  const [search, setSearch] = useSearchParams()
  const filter: TailorFilter = {}
  for (const name of filterNames) {
    const said = search.get(name)
    if (said && isOffered(name, said)) filter[name] = said
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
