/** What the shop's own list asks and sends. Every key begins with the feature, so that live updates reach it. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { ProblemError } from '../../../data/problem-error.ts'
import { queries } from '../../../data/queries.ts'
import { shrinkPhoto } from '../../../data/shrink-photo.ts'
import { toastProblem, toastWithUndo } from '../../../shell/toasts.tsx'

export type NewItem = ApiRequest<'POST /api/shop/collection'>['body']
type ItemChange = ApiRequest<'PATCH /api/shop/collection/:id'>['body']
type List = ApiReply<'GET /api/shop/collection'>

const listKey = ['collection', 'list'] as const

const collectionQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call('GET /api/shop/collection', undefined, { signal }),
})

/** What stands in the collection; what was taken away is there for undo alone. */
export const useCollection = () =>
  useQuery({ ...collectionQuery, select: ({ items }) => items.filter(({ isRemoved }) => !isRemoved) })

/** One garment out of the list: there are few, and the list is there already. */
export const useItem = (id: string) =>
  useQuery({ ...collectionQuery, select: ({ items }) => items.find((item) => item.id === id) })

export const addItem = async (body: NewItem) =>
  cacheItem(await call('POST /api/shop/collection', { body }, { idempotencyKey: body.id }))

export const editItem = async (id: string, body: ItemChange) =>
  cacheItem(await call('PATCH /api/shop/collection/:id', { params: { id }, body }))

export async function setPhoto(id: string, photo: File) {
  const files = { photo: await shrinkPhoto(photo) }
  return cacheItem(await call('PUT /api/shop/collection/:id/photo', { params: { id }, files }))
}

export const removePhoto = async (id: string) =>
  cacheItem(await call('DELETE /api/shop/collection/:id/photo', { params: { id } }))

/** What a row changes by one tap. */
export type RowFacts = Partial<Pick<CollectionItem, 'isListed' | 'isRemoved'>>

/** A change done at once, with ten seconds to undo it; a refusal is told. */
export async function changeAtOnce(
  { id }: CollectionItem,
  { change, back, message }: { change: RowFacts; back: RowFacts; message: string },
): Promise<void> {
  const edited = await editItem(id, change).catch(toastProblem)
  if (edited) toastWithUndo({ message, undo: () => undoChange(edited, back) })
}

/**
 * Gives back what stood before a change that the server answered with `edited`. What else was changed since stays; throws
 * collection.changedMeanwhile where the same fact was, and the list shows what stands.
 */
async function undoChange({ id, version, ...edited }: CollectionItem, back: RowFacts) {
  try {
    return await editItem(id, { ...back, version })
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = (await queries.fetchQuery({ ...collectionQuery, staleTime: 0 })).items.find(
      (item) => item.id === id,
    )
    if (!now || rowFacts.some((fact) => fact in back && now[fact] !== edited[fact])) throw error
    return editItem(id, { ...back, version: now.version })
  }
}

const rowFacts = ['isListed', 'isRemoved'] as const

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ProblemError && error.code === 'collection.changedMeanwhile'

/** The list holds what the server answered; other screens of the feature ask again by themselves. */
function cacheItem(item: CollectionItem): CollectionItem {
  void queries.cancelQueries({ queryKey: listKey })
  queries.setQueryData<List>(listKey, (list) => list && { items: withItem(list.items, item) })
  void queries.invalidateQueries({ queryKey: listKey })
  return item
}

const withItem = (items: readonly CollectionItem[], item: CollectionItem): CollectionItem[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((each) => (each.id === item.id ? item : each))
    : [item, ...items]
