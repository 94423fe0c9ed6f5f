/**
 * A backup file is sealed by a passphrase: scrypt makes a key of it, HKDF a key of that for this file alone, and AES-256-GCM seals
 * one piece after another, numbered and the last one marked, so that no piece can be changed, moved, left out or cut off. Nothing
 * of the shop stands in the clear.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { z } from 'zod'

/** The passphrase is not the one the file was sealed with; everything else that is wrong with a file is InvalidBackup. */
export class WrongPassphrase extends Error {}
export class InvalidBackup extends Error {}

export interface BackupKey {
  key: Buffer
  salt: Buffer
}

const magic = Buffer.from('DARZIBK1')
const cost = { N: 2 ** 15, r: 8, p: 1 }
const pieceBytes = 64 * 1024
const tagBytes = 16
/** Of the four bytes before a piece, the highest bit marks the last one. */
const lastMark = 0x8000_0000
const mostHeadBytes = 4096

const headShape = z.object({
  kdf: z.literal('scrypt'),
  N: z
    .int()
    .min(2 ** 14)
    .max(2 ** 18),
  r: z.int().min(1).max(16),
  p: z.int().min(1).max(4),
  salt: z.base64(),
  file: z.base64(),
})
type Head = z.output<typeof headShape>

/** A key made of a passphrase; with the salt of a file, the key of that file. */
export function deriveKey(
  passphrase: string,
  salt: Buffer = randomBytes(16),
  { N, r, p } = cost,
): Promise<BackupKey> {
  return new Promise((resolve, reject) => {
    // However it was typed, a passphrase in any script is the same bytes.
    scrypt(passphrase.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve({ key, salt }),
    )
  })
}

/** What a sealed file begins with, and what seals its pieces. */
export function beginSeal({ key, salt }: BackupKey) {
  const file = randomBytes(32)
  const head: Head = { kdf: 'scrypt', ...cost, salt: salt.toString('base64'), file: file.toString('base64') }
  const written = Buffer.from(JSON.stringify(head))
  const keys = keysOf(key, file)
  const start = Buffer.concat([
    magic,
    lengthOf(written),
    written,
    createHash('sha256').update(written).digest(),
    createHmac('sha256', keys.check).update(written).digest(),
  ])
  let number = 0
  const seal = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.seal, nonceOf(number++, isLast))
    const sealed = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    const before = Buffer.alloc(4)
    before.writeUInt32BE((sealed.length | (isLast ? lastMark : 0)) >>> 0)
    return Buffer.concat([before, sealed])
  }
  return { start, seal }
}

/** Seals a stream of bytes. */
export async function* sealed(key: BackupKey, plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { start, seal } = beginSeal(key)
  yield start
  let waiting = Buffer.alloc(0)
  for await (const bytes of plain) {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length > pieceBytes) {
      yield seal(waiting.subarray(0, pieceBytes), false)
      waiting = waiting.subarray(pieceBytes)
    }
  }
  yield seal(waiting, true)
}

/** Gives the key for a file's salt: made of a passphrase, or one that is kept. */
export type KeyFor = (salt: Buffer, cost: { N: number; r: number; p: number }) => Promise<Buffer>

/** Opens what was sealed. Throws WrongPassphrase, or InvalidBackup for anything that is not wholly as it was written. */
export async function* opened(keyFor: KeyFor, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = readerOf(source)
  if (!(await reader.take(magic.length))?.equals(magic)) throw new InvalidBackup('not a backup')
  const keys = await readHead(keyFor, reader)
  for (let number = 0; ; number++) {
    const before = (await reader.need(4)).readUInt32BE()
    const isLast = before >= lastMark
    const length = isLast ? before - lastMark : before
    if (length < tagBytes || length > pieceBytes + tagBytes) throw new InvalidBackup('a piece of no size')
    yield unseal(keys.seal, nonceOf(number, isLast), await reader.need(length))
    if (isLast) break
  }
  if (await reader.take(1)) throw new InvalidBackup('more after the end')
}

async function readHead(keyFor: KeyFor, reader: Reader) {
  const length = (await reader.need(4)).readUInt32BE()
  if (length > mostHeadBytes) throw new InvalidBackup('a head of no size')
  const written = await reader.need(length)
  const sum = await reader.need(32)
  const check = await reader.need(32)
  if (!createHash('sha256').update(written).digest().equals(sum)) throw new InvalidBackup('a changed head')
  const head = headOf(written)
  const key = await keyFor(Buffer.from(head.salt, 'base64'), head)
  const keys = keysOf(key, Buffer.from(head.file, 'base64'))
  const isRight = timingSafeEqual(createHmac('sha256', keys.check).update(written).digest(), check)
  if (!isRight) throw new WrongPassphrase()
  return keys
}

function headOf(written: Buffer): Head {
  try {
    return headShape.parse(JSON.parse(written.toString()))
  } catch {
    throw new InvalidBackup('a head of another shape')
  }
}

function unseal(key: Buffer, nonce: Buffer, sealedPiece: Buffer): Buffer {
  const end = sealedPiece.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealedPiece.subarray(end))
  try {
    return Buffer.concat([decipher.update(sealedPiece.subarray(0, end)), decipher.final()])
  } catch {
    throw new InvalidBackup('a changed piece')
  }
}

function keysOf(key: Buffer, file: Buffer) {
  const made = (use: string) => Buffer.from(hkdfSync('sha256', key, file, `darzi backup ${use}`, 32))
  return { seal: made('seal'), check: made('check') }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function lengthOf(bytes: Buffer): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(bytes.length)
  return written
}

export type Reader = ReturnType<typeof readerOf>

/** Takes a stream in pieces of the length asked for. */
export function readerOf(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let has = 0
  async function take(length: number): Promise<Buffer | undefined> {
    while (has < length) {
      const next = await iterator.next()
      if (next.done) return undefined
      waiting.push(Buffer.from(next.value))
      has += next.value.length
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
    waiting = [all.subarray(length)]
    has -= length
    return all.subarray(0, length)
  }
  return {
    take,
    async need(length: number): Promise<Buffer> {
      const taken = await take(length)
      if (!taken) throw new InvalidBackup('cut off')
      return taken
    },
  }
}
