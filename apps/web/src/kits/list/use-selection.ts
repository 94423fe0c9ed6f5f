import { useState } from 'react'
import { allOf, extended, nothingSelected, type Selection, toggled } from './selection.ts'

/**
 * The chosen rows of a list; another query begins with none. Where only a part of the rows is in sight, all of it, or a range, is
 * chosen of that part; what was chosen before stays chosen out of sight.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  address: string,
  inSight: readonly Row[] = rows,
) {
  const [kept, setKept] = useState({ address, selection: nothingSelected })
  const selection = kept.address === address ? kept.selection : nothingSelected
  const set = (next: Selection) => setKept({ address, selection: next })
  const shown = () => inSight.map((row) => row.id)
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
