import { useLocation, useNavigate, useSearchParams } from 'react-router'

const opened = { dialogOpened: true }

/** A dialog with an address: opening it is a step forward, closing it the step back, and a link can open it too. */
export function useDialogAddress(name: string, also: readonly string[] = []) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const value = search.get(name) ?? undefined

  function open(next: string, options: { replace?: boolean } = {}) {
    const changed = new URLSearchParams(search)
    changed.set(name, next)
    // Going on inside an open dialog keeps its way back.
    setSearch(changed, { ...options, state: options.replace ? state : opened, preventScrollReset: true })
  }
  function close() {
    if (wasOpenedHere(state)) return void navigate(-1)
    const changed = new URLSearchParams(search)
    for (const gone of [name, ...also]) changed.delete(gone)
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
  return { value, open, close, search }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialogOpened' in state
}
