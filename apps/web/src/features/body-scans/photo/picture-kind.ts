/** What a file truly is, by its first bytes: a name and a type are only what somebody called it. */
export interface PictureKind {
  kind: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  isAnimated: boolean
}

/** What the head of most files tells; a camera's JPEG may carry megabytes of other things before its frame. */
const headBytes = 512 * 1024

/** Reads on where a JPEG's head did not get to its frame. */
export async function kindOfFile(file: Blob): Promise<PictureKind | undefined> {
  for (let read = headBytes; ; read *= 4) {
    const bytes = new Uint8Array(await file.slice(0, read).arrayBuffer())
    const kind = pictureKind(bytes)
    if (kind || read >= file.size || !isJpeg(bytes)) return kind
  }
}

const isJpeg = (bytes: Uint8Array) => has(bytes, 0, [0xff, 0xd8, 0xff])

/** Undefined when it is no picture of the three kinds, or a JPEG whose frame comes later. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (isJpeg(bytes)) return jpeg(view)
    if (has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(view, bytes)
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return webp(view, bytes)
  } catch {
    // It ends in the middle of its own head.
  }
  return undefined
}

/** Frame headers say the size; all other segments are passed over by their length. */
function jpeg(view: DataView): PictureKind | undefined {
  const frames = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (frames.includes(marker))
      return {
        kind: 'jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        isAnimated: false,
      }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function png(view: DataView, bytes: Uint8Array): PictureKind {
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  return { kind: 'png', ...size, isAnimated: hasChunk(view, bytes, 'acTL') }
}

/** An animation's control chunk stands before the first data of the picture. */
function hasChunk(view: DataView, bytes: Uint8Array, wanted: string): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = text(bytes, at + 4, at + 8)
    if (name === wanted) return true
    if (name === 'IDAT') return false
  }
  return false
}

function webp(view: DataView, bytes: Uint8Array): PictureKind | undefined {
  const form = text(bytes, 12, 16)
  if (form === 'VP8X')
    return {
      kind: 'webp',
      width: 1 + threeBytes(view, 24),
      height: 1 + threeBytes(view, 27),
      isAnimated: (view.getUint8(20) & 2) !== 0,
    }
  if (form === 'VP8 ') return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (form !== 'VP8L') return undefined
  const packed = view.getUint32(21, true)
  return still(1 + (packed & 0x3fff), 1 + ((packed >> 14) & 0x3fff))
}

const still = (width: number, height: number): PictureKind => ({
  kind: 'webp',
  width,
  height,
  isAnimated: false,
})

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const has = (bytes: Uint8Array, at: number, wanted: number[]): boolean =>
  wanted.every((byte, place) => bytes[at + place] === byte)

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))
