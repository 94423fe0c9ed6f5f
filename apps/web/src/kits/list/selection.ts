/** Which rows are chosen, and the row a range begins at. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor?: string
}

export const nothingSelected: Selection = { ids: new Set() }

/** Chooses a row or leaves it out again. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Chooses all rows between the last one touched and this one; without such a row only this one. */
export function extended(selection: Selection, id: string, shown: readonly string[]): Selection {
  const from = selection.anchor === undefined ? -1 : shown.indexOf(selection.anchor)
  const to = shown.indexOf(id)
  if (from < 0 || to < 0) return toggled(selection, id)
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor }
}

export function allOf(shown: readonly string[]): Selection {
  return { ids: new Set(shown) }
}
