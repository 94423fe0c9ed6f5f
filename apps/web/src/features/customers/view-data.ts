/** Saved views of the directory: its query under a name, own or shared in the shop. */
import type { View } from '@darzi/contract/views.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'

const viewsKey = ['views', 'customers'] as const
const none: View[] = []

export function useViews(): View[] {
  const mayUse = useMay('views.write')
  const views = useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => call('GET /api/views', { query: { feature: 'customers' } }, { signal }),
    enabled: mayUse,
  })
  return views.data?.rows ?? none
}

export interface NamedView {
  name: string
  query: string
  isShared: boolean
}

/** Saves under a name; the same name again is replaced. */
export async function saveView(view: NamedView): Promise<void> {
  await call('POST /api/views', { body: { feature: 'customers', ...view } })
  await askAgain()
}

/** Another name, or shared where it was not. Throws views.nameTaken. */
export async function changeView(old: View, view: NamedView): Promise<void> {
  await call('POST /api/views', { body: { id: old.id, feature: 'customers', ...view } })
  await askAgain()
}

export async function removeView(view: View): Promise<void> {
  const { name, query, isShared } = view
  try {
    await call('DELETE /api/views/:id', { params: { id: view.id } })
    await askAgain()
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('customers.view.removed', { name }),
    undo: () => saveView({ name, query, isShared }),
  })
}

const askAgain = () => queries.invalidateQueries({ queryKey: viewsKey })
