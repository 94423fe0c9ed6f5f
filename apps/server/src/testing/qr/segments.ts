/** The message of a QR code: segments of figures, of capitals and signs, or of bytes in UTF-8, each with its length. */
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

interface Bits {
  take(count: number): number
  left(): number
}

export function readSegments(codewords: readonly number[], version: number): string {
  const bits = bitsOf(codewords)
  const size = version < 10 ? 0 : version < 27 ? 1 : 2
  const bytes: number[] = []
  while (bits.left() >= 4) {
    const mode = bits.take(4)
    if (mode === 0) break
    if (mode === 1) bytes.push(...figures(bits, bits.take([10, 12, 14][size] ?? 0)))
    else if (mode === 2) bytes.push(...capitals(bits, bits.take([9, 11, 13][size] ?? 0)))
    else if (mode === 4) bytes.push(...plain(bits, bits.take(size === 0 ? 8 : 16)))
    else throw new Error(`segments of kind ${mode} are not read here`)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
}

function bitsOf(codewords: readonly number[]): Bits {
  let at = 0
  const bit = () => ((codewords[at >> 3] ?? 0) >> (7 - (at++ & 7))) & 1
  return {
    take: (count) => Array.from({ length: count }, bit).reduce((all, each) => all * 2 + each, 0),
    left: () => codewords.length * 8 - at,
  }
}

const coded = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

function figures(bits: Bits, count: number): number[] {
  let text = ''
  for (let left = count; left > 0; left -= 3)
    text += String(bits.take([0, 4, 7, 10][Math.min(left, 3)] ?? 0)).padStart(Math.min(left, 3), '0')
  return coded(text)
}

function capitals(bits: Bits, count: number): number[] {
  let text = ''
  for (let left = count; left > 0; left -= 2) {
    const both = bits.take(left > 1 ? 11 : 6)
    if (left > 1) text += signs[Math.floor(both / 45)] ?? ''
    text += signs[both % 45] ?? ''
  }
  return coded(text)
}

const plain = (bits: Bits, count: number) => Array.from({ length: count }, () => bits.take(8))
