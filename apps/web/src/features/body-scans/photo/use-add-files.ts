import type { View } from '@darzi/body/shapes.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { dropPhoto, type PhotoError, readPhoto } from './read-photo.ts'
import type { Photos, Shelf } from './shelf.ts'

interface FileError {
  why: PhotoError | 'tooMany'
  name: string
}

/**
 * Puts chosen files on the shelf: at the place asked for, else at the free ones; says of each that was not taken why. One file
 * where both places are taken waits, unread, until it is said which photo it replaces.
 */
export function useAddFiles(shelf: Shelf) {
  const [errorCodes, setRefusals] = useState<readonly FileError[]>([])
  const [waiting, setWaiting] = useState<File>()

  async function add(files: readonly File[], asked?: View) {
    setRefusals([])
    setWaiting(undefined)
    if (files.length > 2) return setRefusals([{ why: 'tooMany', name: '' }])
    // All are read before the first is shelved: a photo in the wrong place moves as soon as it has been looked at.
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await readPhoto(file) })))
    setRefusals(
      read.flatMap(({ file, photo }) =>
        'refused' in photo ? [{ why: photo.refused, name: file.name }] : [],
      ),
    )
    const taken = read.flatMap(({ file, photo }) => ('refused' in photo ? [] : [{ file, ...photo }]))
    const places = asked ? [asked] : placesFor(taken.length, shelf.read())
    for (const [turn, { file, canvas }] of taken.entries()) {
      const view = places[turn]
      if (view) shelf.put(view, { id: newId(), canvas })
      else {
        dropPhoto(canvas)
        setWaiting(file)
      }
    }
  }

  return { add, errorCodes, waiting, keepBoth: () => setWaiting(undefined) }
}

/** None for a single photo where both are there: it may show either. */
export function placesFor(count: number, { front, side }: Photos): readonly View[] {
  if (count > 1) return ['front', 'side']
  if (front && side) return []
  return [front ? 'side' : 'front']
}
