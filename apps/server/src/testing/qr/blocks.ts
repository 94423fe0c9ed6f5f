/** The codewords of a QR code of level M: dealt out in turn to blocks, each with its own guard (Reed-Solomon over 256). */

/** By version, from 1: codewords of the guard in each block, and how many blocks. */
const guards = [
  ...[10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  ...[26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
]
const counts = [
  ...[1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  ...[17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
]

/** The codewords of the message in their order. Throws when one was read wrongly: a print of ours needs no mending. */
export function blocksOf(codewords: readonly number[], version: number): number[] {
  const guard = guards[version - 1] ?? 0
  const count = counts[version - 1] ?? 0
  const short = Math.floor(codewords.length / count) - guard
  const long = codewords.length % count
  const blocks = Array.from({ length: count }, (): number[] => [])
  const turns = [
    ...Array.from({ length: short }, () => blocks),
    blocks.slice(count - long),
    ...Array.from({ length: guard }, () => blocks),
  ]
  const dealt = codewords[Symbol.iterator]()
  for (const turn of turns) for (const block of turn) block.push(dealt.next().value ?? 0)
  if (blocks.some((block) => isDamaged(block, guard))) throw new Error('the code is damaged')
  return blocks.flatMap((block) => block.slice(0, -guard))
}

function isDamaged(block: readonly number[], guard: number): boolean {
  return Array.from({ length: guard }, (_, power) =>
    block.reduce((all, codeword) => times(all, powers[power] ?? 0) ^ codeword, 0),
  ).some((syndrome) => syndrome !== 0)
}

const double = (value: number) => (value < 128 ? value * 2 : (value * 2) ^ 0b100011101)
const powers = Array.from({ length: 254 }).reduce<number[]>((all) => [...all, double(all.at(-1) ?? 1)], [1])

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 128; bit > 0; bit >>= 1) product = double(product) ^ (b & bit ? a : 0)
  return product
}
