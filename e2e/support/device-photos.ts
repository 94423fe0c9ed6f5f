import type { Page } from 'playwright-core'

/** Under which forms this device keeps photos that are not sent yet. Looking makes no place for them. */
export const photosOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'darzi.draft-photos'
    const kept = await indexedDB.databases()
    if (!kept.some((each) => each.name === name)) return []
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const database = await answered(indexedDB.open(name))
    const photos = await answered(database.transaction('photos').objectStore('photos').getAll())
    database.close()
    return photos.map(({ form }: { form: string }) => form)
  })
