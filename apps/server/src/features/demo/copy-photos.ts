import type { FileStore } from '../../adapters/files/file-store.ts'
import { photoKey } from '../../images/photo-key.ts'

interface Between {
  from: string
  to: string
}

/** The bytes of photos, from one shop to another. One that is missing stays missing. */
export async function copyPhotos(files: FileStore, photos: readonly { id: string }[], { from, to }: Between) {
  const sizes = ['full', 'thumb'] as const
  await Promise.all(
    photos.flatMap(({ id }) =>
      sizes.map(async (size) => {
        const photo = await files.get(photoKey({ shopId: from, id, size })).catch(() => undefined)
        if (photo) await files.put(photoKey({ shopId: to, id, size }), photo.bytes, photo.contentType)
      }),
    ),
  )
}
