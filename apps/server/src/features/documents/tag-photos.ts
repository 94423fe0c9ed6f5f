import sharp from 'sharp'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { photoKey } from '../../images/photo-key.ts'

interface Hung {
  piece_id: string | null
  file_id: string
}

/** What a roll printer can show of a photo, and more than fits on a tag is not looked at. */
const longestDots = 420
const mostOfOne = 4

/** Photos as a tag prints them: small and grey, at most four of a piece and four of the whole order; a lost file is left out. */
export async function tagPhotos(hung: readonly Hung[], of: { shopId: string; files: FileStore }) {
  const chosen = hung.filter(
    (photo, at) => hung.slice(0, at).filter(({ piece_id }) => piece_id === photo.piece_id).length < mostOfOne,
  )
  const read = await Promise.all(chosen.map((photo) => readPhoto(photo, of)))
  return read.flatMap((photo) => (photo ? [photo] : []))
}

async function readPhoto(
  { piece_id: pieceId, file_id: id }: Hung,
  { shopId, files }: { shopId: string; files: FileStore },
) {
  const file = await files.get(photoKey({ shopId, id, size: 'full' }))
  if (!file) return undefined
  const bytes = await sharp(file.bytes)
    .resize({ width: longestDots, height: longestDots, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .jpeg({ quality: 80 })
    .toBuffer()
  return { path: `photos/${id}.jpg`, pieceId, bytes }
}
