/** What the screen of suggestions asks and sends. */
import type { Suggestion, SuggestionFlag, SuggestionSettings } from '@darzi/contract/suggestions.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'

const listKey = ['suggestions', 'list'] as const
const settingsKey = ['suggestions', 'settings'] as const
const askAgain = () => queries.invalidateQueries({ queryKey: ['suggestions'] })

/** Figures of other features move under it: it is asked anew whenever the screen opens. */
export const useSuggestions = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call('GET /api/suggestions', undefined, { signal }),
    staleTime: 0,
  })

export const useSuggestionSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET /api/suggestions/settings', undefined, { signal }),
  })

export const usePairs = () =>
  useQuery({
    queryKey: ['measurements', 'pairs'],
    queryFn: ({ signal }) => call('GET /api/body-scans/pairs', undefined, { signal }),
  })

/** Puts a suggestion away, with ten seconds to take it back. */
export const putAway = (suggestion: Suggestion, message: string) => mark(suggestion, 'dismissed', message)

/** The same for what was done. */
export const markDone = (suggestion: Suggestion, message: string) => mark(suggestion, 'applied', message)

async function mark({ key }: Suggestion, as: 'dismissed' | 'applied', message: string): Promise<void> {
  const params = { key }
  try {
    await call('PUT /api/suggestions/marks/:key', { params, body: { mark: as } })
    toastWithUndo({
      message,
      undo: () => call('DELETE /api/suggestions/marks/:key', { params }).then(askAgain),
    })
  } catch (error) {
    toastProblem(error)
  }
  await askAgain()
}

export async function showAllAgain(): Promise<void> {
  await call('DELETE /api/suggestions/marks').catch(toastProblem)
  await askAgain()
}

type PriceSuggestion = Extract<Suggestion, { type: 'price' }>

/** Puts the usual price on the shop's list, with ten seconds to take it back. */
export async function applyPrice(suggestion: PriceSuggestion, message: string): Promise<void> {
  const { garment, usualMinor, listedMinor, version } = suggestion
  const params = { key: garment.key }
  const settle = () => Promise.all([askAgain(), queries.invalidateQueries({ queryKey: ['garments'] })])
  try {
    await call('PATCH /api/shop/garments/:key', { params, body: { priceMinor: usualMinor, version } })
    toastWithUndo({
      message,
      undo: () =>
        call('PATCH /api/shop/garments/:key', { params, body: { priceMinor: listedMinor ?? null } }).then(
          settle,
        ),
    })
  } catch (error) {
    toastProblem(error)
  }
  await settle()
}

type ClothSuggestion = Extract<Suggestion, { type: 'clothMetres' }>

/** Writes what pieces really take into the garment, with ten seconds to take it back. */
export async function applyCloth(suggestion: ClothSuggestion, message: string): Promise<void> {
  const { garment, usual, listed, version } = suggestion
  const params = { key: garment.key }
  const settle = () => Promise.all([askAgain(), queries.invalidateQueries({ queryKey: ['garments'] })])
  try {
    await call('PATCH /api/shop/garments/:key', { params, body: { cloth: [usual], version } })
    toastWithUndo({
      message,
      undo: () => call('PATCH /api/shop/garments/:key', { params, body: { cloth: [listed] } }).then(settle),
    })
  } catch (error) {
    toastProblem(error)
  }
  await settle()
}

export const tellIn = (language: SuggestionSettings['language']) => change({ language })

export const wantKind = (flag: SuggestionFlag, isWanted: boolean) => change({ [flag]: isWanted })

/** Shown in every tab at once; refused or not, the settings are asked anew. */
async function change(changes: Partial<SuggestionSettings>): Promise<void> {
  await queries.cancelQueries({ queryKey: settingsKey })
  queries.setQueryData<SuggestionSettings>(settingsKey, (stored) => stored && { ...stored, ...changes })
  await call('PATCH /api/suggestions/settings', { body: changes }).catch(toastProblem)
  await askAgain()
}
