import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a whole file or nothing: readers see the old bytes or the new ones, never half, also after a power cut.
 * A crash may leave a `.new` file behind; it is never read.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true })
  const fresh = `${path}.${randomUUID()}.new`
  try {
    await writeAndSync(fresh, bytes)
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (made !== undefined) await syncFolder(dirname(made))
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The new name itself lives in the folder, so the folder has to reach the disk too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder for syncing; there the rename is journalled by the file system.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
