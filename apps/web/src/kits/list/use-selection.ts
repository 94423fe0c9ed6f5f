import { useState } from 'react'
import { allOf, extended, nothingSelected, type Selection, toggled } from './selection.ts'

/** The chosen rows of a list; another query begins with none. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], address: string) {
  const [kept, setKept] = useState({ address, selection: nothingSelected })
  const selection = kept.address === address ? kept.selection : nothingSelected
  const set = (next: Selection) => setKept({ address, selection: next })
  const shown = () => rows.map((row) => row.id)
  return {
    choosing: {
      selection,
      select: (id: string, isRange: boolean) =>
        set(isRange ? extended(selection, id, shown()) : toggled(selection, id)),
    },
    chosen: rows.filter((row) => selection.ids.has(row.id)),
    selectAll: () => set(allOf(shown())),
    clear: () => set(nothingSelected),
  }
}
