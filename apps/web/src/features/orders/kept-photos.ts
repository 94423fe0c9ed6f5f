/** Photos of pieces that are still being ordered: on this device, for the one who took them, until the order has them. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import { newId } from '../../data/new-id.ts'
import { readSession } from '../../data/session.ts'

export interface KeptPhoto {
  id: string
  /** Whose device it is: another member at the same counter does not see them. */
  ownerId: string
  orderId: string
  pieceId: string
  kind: Extract<Order['photos'][number]['kind'], 'cloth' | 'style'>
  photo: File
}

export const newPhoto = (given: Omit<KeptPhoto, 'id' | 'ownerId'>): KeptPhoto => ({
  ...given,
  ...{ id: newId(), ownerId: readSession().user?.id ?? '' },
})

const store = 'photos'

/** Throws nothing: without room on the device the screen still holds the photo. */
export const keepPhoto = (photo: KeptPhoto) => inStore('readwrite', (photos) => photos.put(photo))

export const forgetPhoto = (id: string) => inStore('readwrite', (photos) => photos.delete(id))

/** Those of one order, in the order they were taken. */
export async function keptPhotos(orderId: string): Promise<KeptPhoto[]> {
  const found = await inStore<KeptPhoto[]>('readonly', (photos) => photos.index('orderId').getAll(orderId))
  const ownerId = readSession().user?.id ?? ''
  return (found ?? [])
    .filter((photo) => photo.ownerId === ownerId)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (photos: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await answered<T>(ask(database.transaction(store, mode).objectStore(store)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open('darzi.order-photos', 1)
  asked.onupgradeneeded = () =>
    asked.result.createObjectStore(store, { keyPath: 'id' }).createIndex('orderId', 'orderId')
  return answered(asked)
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
