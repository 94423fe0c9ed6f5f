import { useSearchParams } from 'react-router'
import { type Category, categories } from './categories.ts'

/** What the shop shows, as its address says it. */
export function useShopAddress() {
  const [search, setSearch] = useSearchParams()
  const said = search.get('category')
  const category: Category = categories.find((each) => each === said) ?? 'all'

  function change(next: { q?: string; category?: string; saved?: string }, options?: { replace: boolean }) {
    setSearch(
      (now) => {
        for (const [key, value] of Object.entries(next)) {
          if (value) now.set(key, value)
          else now.delete(key)
        }
        return now
      },
      { ...options, preventScrollReset: true },
    )
  }

  return {
    q: search.get('q') ?? '',
    category,
    shop: search.get('shop') ?? undefined,
    isSaved: search.get('saved') === '1',
    change,
  }
}
export type ShopAddress = ReturnType<typeof useShopAddress>
