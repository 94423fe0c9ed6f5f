/** What the screens of garments ask and send. Every key begins with the room, so that live updates reach it. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
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
  return keep(await call('PATCH /api/shop/garments/:key', { params: { key }, body }))
}

export async function addGarment(body: ApiRequest<'POST /api/shop/garments'>['body']): Promise<Garment> {
  return keep(await call('POST /api/shop/garments', { body }))
}

export async function resetGarment(key: string): Promise<Garment> {
  return keep(await call('POST /api/shop/garments/:key/reset', { params: { key } }))
}

/** A change shown at once, taken back when it is refused, with ten seconds to undo it. */
export async function changeAtOnce(
  garment: Garment,
  { change, message }: { change: Pick<GarmentBody, 'isActive' | 'priceMinor'>; message: string },
): Promise<void> {
  const before = { isActive: garment.isActive, priceMinor: garment.priceMinor ?? null }
  const shown = { ...garment, ...change, priceMinor: change.priceMinor ?? undefined }
  show('priceMinor' in change ? shown : { ...shown, priceMinor: garment.priceMinor })
  try {
    await editGarment(garment.key, change)
  } catch (error) {
    show(garment)
    toastProblem(error)
    throw error
  }
  const only = Object.keys(change)
  const back = Object.fromEntries(Object.entries(before).filter(([field]) => only.includes(field)))
  toastWithUndo({ message, undo: () => editGarment(garment.key, back) })
}

/** The list holds what the server answered; other screens of the room ask again by themselves. */
function keep(garment: Garment): Garment {
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
