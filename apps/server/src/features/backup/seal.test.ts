import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveKey, InvalidBackup, opened, sealed, WrongPassphrase } from './seal.ts'

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const whole = async (stream: AsyncIterable<Buffer>) => {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
const key = await deriveKey('needle and thread')
const open = (bytes: Buffer, length = 1000) => whole(opened(async () => key.key, inPieces(bytes, length)))

test('what is sealed opens as it was, whatever its length and however it comes in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(200_000), fc.integer({ min: 1, max: 70_000 }), async (length, step) => {
      const plain = Buffer.alloc(length, 'cloth')
      const file = await whole(sealed(key, inPieces(plain, step)))
      expect((await open(file, step)).equals(plain)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('one changed bit anywhere, a piece left out, moved or added is noticed', async () => {
  const plain = Buffer.alloc(150_000, 'a length of cloth ')
  const file = await whole(sealed(key, inPieces(plain, 4096)))
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      // In the 32 bytes that tell the passphrase, it looks like another one.
      const refusal: unknown = await open(changed).catch((error: unknown) => error)
      expect(refusal instanceof InvalidBackup || refusal instanceof WrongPassphrase).toBe(true)
    }),
    { numRuns: 60 },
  )
  const piece = 4 + 64 * 1024 + 16
  const start = file.length - piece * 2 - (150_000 - 2 * 64 * 1024 + 20)
  const [first, second] = [
    file.subarray(start, start + piece),
    file.subarray(start + piece, start + 2 * piece),
  ]
  const [head, rest] = [file.subarray(0, start), file.subarray(start + 2 * piece)]
  expect((await open(Buffer.concat([head, first, second, rest]))).equals(plain)).toBe(true)
  for (const wrong of [
    [head, second, first, rest],
    [head, first, rest],
    [head, first, second],
    [file, rest],
  ])
    await expect(open(Buffer.concat(wrong))).rejects.toThrow(InvalidBackup)
})

test('a wrong passphrase is told apart, and one in any script opens however it was typed', async () => {
  const made = await deriveKey('सुई और é')
  const file = await whole(sealed(made, inPieces(Buffer.from('cloth'), 10)))
  const by = (passphrase: string) =>
    whole(opened(async (salt, cost) => (await deriveKey(passphrase, salt, cost)).key, inPieces(file, 50)))
  expect((await by('सुई और é'.normalize('NFD'))).toString()).toBe('cloth')
  await expect(by('सुई और e')).rejects.toThrow(WrongPassphrase)
})
