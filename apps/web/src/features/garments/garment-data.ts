/** What the screens of garments ask and send. Every key begins with the feature, so that live updates reach it. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'

export type GarmentBody = ApiRequest<'PATCH /api/shop/garments/:key'>['body']
type List = ApiReply<'GET /api/shop/garments'>

const listKey = ['garments', 'list'] as const

export const garmentsQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call('GET /api/shop/garments', undefined, { signal }),
})

/** Every type of the shop, those put away too. */
export const useGarments = () => useQuery({ ...garmentsQuery, select: ({ garments }) => garments })

/** One type out of the list: there are few, and the list is there already. */
export const useGarment = (key: string) =>
  useQuery({ ...garmentsQuery, select: ({ garments }) => garments.find((each) => each.key === key) })

/** The fields the shop added to the catalogue of measurements. */
export const useShopFields = () =>
  useQuery({
    queryKey: ['measurements', 'fields'],
    queryFn: ({ signal }) => call('GET /api/measurement-fields', undefined, { signal }),
    select: ({ fields }) => fields,
  })

export async function editGarment(key: string, body: GarmentBody): Promise<Garment> {
  return cacheGarment(await call('PATCH /api/shop/garments/:key', { params: { key }, body }))
}

export async function addGarment(body: ApiRequest<'POST /api/shop/garments'>['body']): Promise<Garment> {
  return cacheGarment(await call('POST /api/shop/garments', { body }, { idempotencyKey: body.id }))
}

/** Gives other types the stages and check list of this one. */
export async function copyStages(key: string, to: string[]): Promise<void> {
  const { garments } = await call('POST /api/shop/garments/:key/copy-stages', {
    params: { key },
    body: { to },
  })
  queries.setQueryData<List>(listKey, { garments })
}

/** How many open pieces stand at each stage of a garment, by the key of the stage. */
export function useStagesInUse(garment: string): ReadonlyMap<string, number> {
  const mayWrite = useMay('garments.write')
  const { data } = useQuery({
    queryKey: ['orders', 'stages-in-use'],
    queryFn: ({ signal }) => call('GET /api/workshop/stages', undefined, { signal }),
    enabled: mayWrite,
  })
  const rows = data?.rows.filter((row) => row.garment === garment) ?? []
  return new Map(rows.map(({ stage, count }) => [stage, count]))
}

export async function resetGarment(key: string): Promise<Garment> {
  return cacheGarment(await call('POST /api/shop/garments/:key/reset', { params: { key } }))
}

/** A change shown at once, taken back when it is refused, with ten seconds to undo it. */
export async function changeAtOnce(
  garment: Garment,
  { change, message }: { change: Pick<GarmentBody, 'isActive' | 'priceMinor'>; message: string },
): Promise<void> {
  const before = { isActive: garment.isActive, priceMinor: garment.priceMinor ?? null }
  const shown = { ...garment, ...change, priceMinor: change.priceMinor ?? undefined }
  show('priceMinor' in change ? shown : { ...shown, priceMinor: garment.priceMinor })
  const edited = await editGarment(garment.key, change).catch((error: unknown) => {
    show(garment)
    toastProblem(error)
    throw error
  })
  const only = Object.keys(change)
  const back = Object.fromEntries(Object.entries(before).filter(([field]) => only.includes(field)))
  toastWithUndo({
    message,
    undo: async () => {
      const undone = await editGarment(garment.key, { ...back, version: standsAs(edited) }).catch(refusedAnew)
      // Nothing came between: what stood before this change stands again, and the change before it can be undone too.
      if (edited.version === garment.version + 1) restored.set(nameOf(garment), undone.version)
    },
  })
}

/** What refused it is to be seen. */
function refusedAnew(appError: unknown): never {
  void queries.invalidateQueries({ queryKey: listKey })
  throw appError
}

/** Versions that stand again since a later change was undone, by the version they have now. */
const restored = new Map<string, number>()
const nameOf = ({ key, version }: Garment) => `${key} ${version}`

function standsAs(garment: Garment): number {
  const now = restored.get(nameOf(garment))
  return now === undefined ? garment.version : standsAs({ ...garment, version: now })
}

/** The list holds what the server answered; other screens of the feature ask again by themselves. */
function cacheGarment(garment: Garment): Garment {
  show(garment)
  void queries.invalidateQueries({ queryKey: listKey })
  return garment
}

function show(garment: Garment): void {
  void queries.cancelQueries({ queryKey: listKey })
  queries.setQueryData<List>(listKey, (list) => list && { garments: withGarment(list.garments, garment) })
}

const withGarment = (garments: readonly Garment[], garment: Garment): Garment[] =>
  garments.some(({ key }) => key === garment.key)
    ? garments.map((each) => (each.key === garment.key ? garment : each))
    : [...garments, garment]
