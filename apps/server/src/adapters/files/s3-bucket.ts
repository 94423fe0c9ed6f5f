import { createHash } from 'node:crypto'
import { checkContentType, checkKey, type FileStore, FileStoreError } from './file-store.ts'
import { createS3Caller, type S3Settings } from './s3-call.ts'

/** Files in a bucket of any S3-compatible store. The bucket is made by its owner, never by us. */
export function createS3Bucket(settings: S3Settings): FileStore {
  const call = createS3Caller(settings)
  return {
    async put(key, bytes, contentType) {
      const headers = { 'content-type': checkContentType(contentType), 'x-amz-content-sha256': sha256(bytes) }
      const reply = await call({ method: 'PUT', key: checkKey(key), headers, body: bytes })
      if (reply.status >= 300) throw error(reply)
    },
    async get(key) {
      const reply = await call({ method: 'GET', key: checkKey(key) })
      if (isNoSuchKey(reply)) return undefined
      if (reply.status >= 300) throw error(reply)
      return { bytes: reply.bytes, contentType: reply.contentType ?? 'application/octet-stream' }
    },
    async remove(key) {
      const reply = await call({ method: 'DELETE', key: checkKey(key) })
      if (reply.status >= 300 && !isNoSuchKey(reply)) throw error(reply)
    },
  }
}

type Reply = { status: number; bytes: Uint8Array }

/** A missing bucket also answers 404, and must not look like a missing file. */
function isNoSuchKey(reply: Reply): boolean {
  return reply.status === 404 && codeIn(reply) === 'NoSuchKey'
}

function error(reply: Reply): FileStoreError {
  return new FileStoreError(
    'refused',
    `the file store answered ${reply.status} ${codeIn(reply) ?? ''}`.trimEnd(),
  )
}

function codeIn(reply: Reply): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(reply.bytes.subarray(0, 4000)).toString())?.[1]
}

/** The store compares this with what arrived, so a broken upload is refused and not kept. */
function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
