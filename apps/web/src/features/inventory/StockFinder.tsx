import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { FoundList } from '../../ui/FoundList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'

interface Props {
  label: string
  category?: StockItem['category']
  /** Items that are chosen already. */
  without?: readonly string[]
  onChoose: (item: StockItem) => void
}

const mostShown = 6

/** Finds an item of the stock by its name, however many there are. */
export function StockFinder({ label, category, without = [], onChoose }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['inventory', 'found', category, typed],
    queryFn: ({ signal }) =>
      call(
        'GET /api/inventory',
        { query: { q: typed || undefined, category, limit: mostShown + without.length } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows.filter(({ id }) => !without.includes(id)).slice(0, mostShown) ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter searches here; it does not send the form around it
    <div onKeyDown={(event) => event.key === 'Enter' && isTyping(event.target) && event.preventDefault()}>
      <SearchField
        label={label}
        clearLabel={t('app.list.clearSearch')}
        words={words}
        onSearch={(next) => setWords(next)}
      />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      <FoundList
        label={t('stock.found.items')}
        rows={found.map((item) => ({ ...item, aside: amountOf(item.onHand, item.unit) }))}
        onChoose={onChoose}
      />
      {data && !isPlaceholderData && found.length === 0 && <p role="status">{t('stock.found.none')}</p>}
    </div>
  )
}

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement
