/**
 * Photos chosen in a form that is not sent yet: on this device, under the name the form's text is kept by
 * (`draft.<feature>.<who>.<form>`), and forgotten with it. Throws nothing: without room on the device the screen still holds them.
 */
export interface DraftPhoto {
  id: string
  form: string
  photo: File
  /** What a feature says of it besides. */
  kind?: string
  pieceId?: string
}

const store = 'photos'

export const storeDraftPhoto = (photo: DraftPhoto) => inStore('readwrite', (photos) => photos.put(photo))

export const forgetDraftPhoto = (id: string) => inStore('readwrite', (photos) => photos.delete(id))

/** Those of one form, in the order they were taken. */
export async function draftPhotosOf(form: string): Promise<DraftPhoto[]> {
  const found = await inStore<DraftPhoto[]>('readonly', (photos) => photos.index('form').getAll(form))
  return (found ?? []).sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Those that are still this form's; what was handed on meanwhile stays. */
export const forgetDraftPhotosOf = (form: string) =>
  inStore('readwrite', (photos) => {
    const ids = photos.index('form').getAllKeys(form)
    ids.addEventListener('success', () => {
      for (const id of ids.result) photos.delete(id)
    })
    return ids
  })

/** Those of the forms that are gone. */
export async function forgetDraftPhotos(isGone: (form: string) => boolean): Promise<void> {
  const all = await inStore<DraftPhoto[]>('readonly', (photos) => photos.getAll())
  for (const { id, form } of all ?? []) if (isGone(form)) await forgetDraftPhoto(id)
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
  const asked = indexedDB.open('darzi.draft-photos', 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(store, { keyPath: 'id' }).createIndex('form', 'form')
    // What an older program kept under a name that nobody forgot by.
    indexedDB.deleteDatabase('darzi.order-photos')
  }
  return answered(asked)
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
