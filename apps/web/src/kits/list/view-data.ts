/** Saved views of a list: its query under a name, own or shared in the shop. */
import type { View, ViewFeature } from '@darzi/contract/views.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'

const keyOf = (feature: ViewFeature) => ['views', feature] as const
const none: View[] = []

export function useViews(feature: ViewFeature): View[] {
  const mayUse = useMay('views.write')
  const views = useQuery({
    queryKey: keyOf(feature),
    queryFn: ({ signal }) => call('GET /api/views', { query: { feature } }, { signal }),
    enabled: mayUse,
  })
  return views.data?.rows ?? none
}

interface NamedView extends Pick<View, 'feature' | 'name' | 'query' | 'isShared'> {
  /** Of the view that is changed; a new one replaces that of the same name. */
  id?: string
}

/** Throws views.nameTaken when an old one is renamed to the name of another. */
export async function saveView(view: NamedView): Promise<void> {
  await call('POST /api/views', { body: view })
  await queries.invalidateQueries({ queryKey: keyOf(view.feature) })
}

/** Takes a view away, with ten seconds to bring it back. */
export async function removeView({ id, ...view }: View): Promise<void> {
  const { feature, name, query, isShared } = view
  try {
    await call('DELETE /api/views/:id', { params: { id } })
    await queries.invalidateQueries({ queryKey: keyOf(feature) })
  } catch (error) {
    return toastProblem(error)
  }
  toastWithUndo({
    message: readSpeech().t('app.view.removed', { name }),
    undo: () => saveView({ feature, name, query, isShared }),
  })
}
