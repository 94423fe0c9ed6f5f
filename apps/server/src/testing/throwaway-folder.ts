import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const inMemory = '/dev/shm'
const neededBytes = 6e9

/**
 * Where a run keeps data that nobody needs after it: in memory where there is room for all of it, for copying an empty database
 * to a disk costs a second of the processor, else where temporary files go. Whoever puts something here takes it away.
 */
export function throwawayFolder(): string {
  return hasRoomInMemory() ? inMemory : tmpdir()
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) > neededBytes
  } catch {
    return false // only Linux has it
  }
}
