/** Saved views of the orders: a query under a name, own or shared in the shop. */
import type { View } from '@darzi/contract/views.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'

const viewsKey = ['views', 'orders'] as const
const none: View[] = []

export function useViews(): View[] {
  const mayUse = useMay('views.write')
  const views = useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => call('GET /api/views', { query: { feature: 'orders' } }, { signal }),
    enabled: mayUse,
  })
  return views.data?.rows ?? none
}

interface NamedView {
  name: string
  query: string
  isShared: boolean
}

/** Saves under a name; a new one replaces that of the same name, an old one is changed. Throws views.nameTaken. */
export async function saveView(view: NamedView, old?: View): Promise<void> {
  await call('POST /api/views', { body: { id: old?.id, feature: 'orders', ...view } })
  await queries.invalidateQueries({ queryKey: viewsKey })
}

export async function removeView(view: View): Promise<void> {
  const { name, query, isShared } = view
  try {
    await call('DELETE /api/views/:id', { params: { id: view.id } })
    await queries.invalidateQueries({ queryKey: viewsKey })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('orders.view.removed', { name }),
    undo: () => saveView({ name, query, isShared }),
  })
}
