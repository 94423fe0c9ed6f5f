/**
 * Files: where pictures and papers lie. A key names a file for ever; the database knows which keys exist and who may
 * see them. The store never lists, never guesses a type and never decides who may read.
 */
import { AdapterError } from '../adapter-error.ts'

export type StoredFile = { bytes: Uint8Array; contentType: string }

export interface FileStore {
  /** Writes or replaces; when it returns, the file survives a power cut. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  /** Removing what is not there is no error, so that a repeated clean-up is harmless. */
  remove(key: string): Promise<void>
}

/**
 * `badKey`, `refused` (credentials, bucket or rights) and `damaged` need a person; `unreachable` and `failed` (a full
 * disk, a 5xx) may pass by themselves.
 */
export type FileStoreErrorKind = 'badKey' | 'refused' | 'damaged' | 'unreachable' | 'failed'

export class FileStoreError extends AdapterError<FileStoreErrorKind> {
  constructor(kind: FileStoreErrorKind, message: string, cause?: unknown) {
    super(message, { kind, cause, mayRetry: kind === 'unreachable' || kind === 'failed' })
  }
}

/**
 * Segments of letters, digits, dots, dashes and underscores that begin with a letter or digit: no `..`, no leading
 * slash, no name that a URL would have to escape (signatures differ between stores exactly there).
 */
const keyShape = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const longestKey = 512

/** Throws `badKey` for anything that could leave the store or be read differently by another adapter. */
export function checkKey(key: string): string {
  if (key.length <= longestKey && keyShape.test(key)) return key
  throw new FileStoreError('badKey', `not a file key: ${JSON.stringify(key.slice(0, 80))}`)
}

const typeShape = /^[a-z]+\/[a-z0-9.+-]+(; ?[a-z0-9-]+=[A-Za-z0-9._-]+)*$/

/** Throws for a content type that could smuggle a second header or line. */
export function checkContentType(contentType: string): string {
  if (contentType.length <= 120 && typeShape.test(contentType)) return contentType
  throw new FileStoreError('refused', `not a content type: ${JSON.stringify(contentType.slice(0, 80))}`)
}
