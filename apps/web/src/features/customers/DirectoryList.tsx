import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { LongList } from '../../shell/LongList.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerRow } from './CustomerRow.tsx'
import type { Selection } from './selection.ts'

interface Props {
  rows: readonly CustomerCard[]
  /** How many there are in all, as far as that is known. */
  total?: number
  selection: Selection
  onSelect: (id: string, isRange: boolean) => void
  /** Asks for the next page; absent when there is none or it is on its way. */
  onNearEnd?: () => void
}

/** The book's rows, each a card. */
export function DirectoryList({ selection, onSelect, ...list }: Props) {
  const t = useT()
  return (
    <LongList {...list} label={t('customers.list.label')}>
      {(customer) => (
        <CustomerRow
          customer={customer}
          isSelected={selection.ids.has(customer.id)}
          isSelecting={selection.ids.size > 0}
          onSelect={onSelect}
        />
      )}
    </LongList>
  )
}
