import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContentType, checkKey, type FileStore, FileStoreError, type StoredFile } from './file-store.ts'
import { writeDurably } from './write-durably.ts'

/**
 * Files in one folder of this machine. Each key becomes one file named by the key's hash, in one of 256 shards: so no
 * key can leave the folder, `a` and `a/b` can both exist, and file systems that ignore case keep `A` and `a` apart.
 * The first line tells key and content type, which makes file and type one atomic write and the folder readable
 * without the database.
 */
export function createLocalFolder({ folder }: { folder: string }): FileStore {
  const pathOf = (key: string) => {
    const hash = createHash('sha256').update(checkKey(key)).digest('hex')
    return join(folder, hash.slice(0, 2), hash)
  }
  return {
    async put(key, bytes, contentType) {
      const label = Buffer.from(`${JSON.stringify({ key, contentType: checkContentType(contentType) })}\n`)
      await told(() => writeDurably(pathOf(key), Buffer.concat([label, bytes])))
    },
    async get(key) {
      const stored = await told(() => readIfThere(pathOf(key)))
      return stored && unlabel(key, stored)
    },
    async remove(key) {
      await told(() => rm(pathOf(key), { force: true }))
    },
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function unlabel(key: string, stored: Buffer): StoredFile {
  const end = stored.indexOf('\n')
  const contentType = typeOn(stored.subarray(0, Math.max(end, 0)).toString(), key)
  if (contentType === undefined) throw new FileStoreError('damaged', `the label of ${key} cannot be read`)
  return { bytes: stored.subarray(end + 1), contentType }
}

function typeOn(label: string, key: string): string | undefined {
  try {
    const read: unknown = JSON.parse(label)
    if (typeof read !== 'object' || read === null || !('key' in read) || !('contentType' in read))
      return undefined
    return read.key === key && typeof read.contentType === 'string' ? read.contentType : undefined
  } catch {
    // Not JSON: the caller names the damaged key.
    return undefined
  }
}

/** Says a disk's trouble in the port's words. */
async function told<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof FileStoreError) throw error
    const needsPerson = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(codeOf(error) ?? '')
    throw new FileStoreError(needsPerson ? 'refused' : 'failed', 'the file folder did not obey', error)
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
