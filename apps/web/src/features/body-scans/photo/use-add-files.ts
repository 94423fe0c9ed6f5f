import type { View } from '@darzi/body/shapes.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { type PhotoRefusal, readPhoto } from './read-photo.ts'
import type { Shelf } from './shelf.ts'

interface FileRefusal {
  why: PhotoRefusal | 'tooMany'
  name: string
}

/** Puts chosen files on the shelf: at the place asked for, else at the free ones; says why one was not taken. */
export function useAddFiles(shelf: Shelf) {
  const [refusal, setRefusal] = useState<FileRefusal>()

  async function add(files: readonly File[], asked?: View) {
    setRefusal(undefined)
    if (files.length > 2) return setRefusal({ why: 'tooMany', name: '' })
    // All are read before the first is shelved: a photo in the wrong place moves as soon as it has been looked at.
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await readPhoto(file) })))
    const places = placesFor(files.length, shelf, asked)
    for (const [turn, { file, photo }] of read.entries()) {
      const view = places[turn] ?? 'front'
      if ('refused' in photo) setRefusal({ why: photo.refused, name: file.name })
      else shelf.put(view, { id: newId(), canvas: photo.canvas })
    }
  }

  return { add, refusal }
}

function placesFor(count: number, shelf: Shelf, asked: View | undefined): View[] {
  if (asked) return [asked]
  if (count > 1) return ['front', 'side']
  return [shelf.read().front && !shelf.read().side ? 'side' : 'front']
}
