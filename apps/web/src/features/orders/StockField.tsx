import type { Garment } from '@darzi/contract/garments.ts'
import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { clothByWidth } from '@darzi/tailoring/garments/cloth.ts'
import { readMetres } from '@darzi/tailoring/garments/read-metres.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'
import { Chips } from '../../ui/Chips.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from '../inventory/api.ts'
import { chosenStyles, clothTypeOf, type PieceDraft, withoutStock } from './order-draft.ts'

interface Props {
  piece: PieceDraft
  garment: Garment | undefined
  error: string | undefined
  onChange: (part: Partial<PieceDraft>) => void
}

const shownAtOnce = 6

/** One chosen before may not be among those found. */
type Offered = Pick<StockItem, 'id' | 'name' | 'unit'> & Partial<Pick<StockItem, 'onHand'>>

/** Which cloth of the stock, each with how much of it there is; the metres this garment usually takes are proposed. */
export function StockField({ piece, garment, error, onChange }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  const mayRead = useMay('inventory.read')
  const asked = (q?: string) => ({ q, category: 'fabric' as const, limit: shownAtOnce })
  const first = useQuery({
    queryKey: ['inventory', 'forPiece', ''],
    queryFn: ({ signal }) => call('GET /api/inventory', { query: asked() }, { signal }),
    enabled: mayRead,
  }).data
  const typed = words.trim()
  const { data } = useQuery({
    queryKey: ['inventory', 'forPiece', typed],
    queryFn: ({ signal }) => call('GET /api/inventory', { query: asked(typed || undefined) }, { signal }),
    enabled: mayRead,
    placeholderData: keepPreviousData,
  })
  const { stockItem } = piece
  if (!first || (first.rows.length === 0 && !stockItem)) return <FormError>{error}</FormError>
  const rows = data?.rows ?? []
  const offered: Offered[] = [
    ...(stockItem && rows.every(({ id }) => id !== stockItem.id) ? [stockItem] : []),
    ...rows,
  ]

  function choose(id: string) {
    const item = rows.find((each) => each.id === id)
    if (!item || id === stockItem?.id) return onChange(withoutStock(piece))
    const [widest] = garment ? clothByWidth(garment, { styles: chosenStyles(piece) }) : []
    onChange({
      stockItem: { id, name: item.name, unit: item.unit },
      clothType: clothTypeOf(item),
      clothMetres: piece.clothMetres || (widest ? String(widest.toM) : ''),
    })
  }
  const picked = rows.find(({ id }) => id === stockItem?.id)
  const metres = readMetres(piece.clothMetres)
  const shortOf = picked?.unit === 'm' && 'ok' in metres && metres.metres > picked.onHand ? picked : undefined
  return (
    <>
      {first.next && (
        <TextField
          label={t('orders-new.stock.find')}
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Chips
        label={t('orders-new.stock.label')}
        isRow
        chosen={stockItem?.id}
        chips={offered.map((item) => ({
          key: item.id,
          label: item.name,
          ...(item.onHand !== undefined && { count: amountOf(item.onHand, item.unit) }),
        }))}
        onChoose={choose}
      />
      {typed && rows.length === 0 && <p role="status">{t('orders-new.stock.none', { words: typed })}</p>}
      {shortOf && (
        <p role="status">{t('orders-new.stock.short', { onHand: amountOf(shortOf.onHand, shortOf.unit) })}</p>
      )}
      <FormError>{error}</FormError>
    </>
  )
}
