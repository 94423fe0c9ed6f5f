/**
 * The text of an uploaded file: UTF-8 or UTF-16 by its mark or by its bytes, else the Windows code page that
 * spreadsheets of the West still write. Undefined when it is no text at all, such as a workbook or a picture.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : utf8OrWindows(bytes)
  return isBinary(text) ? undefined : text.replaceAll('\0', '')
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

const sampleBytes = 4096

/** Line ends, spaces and separators of UTF-16 leave a zero in every second byte, whatever the script. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  const zeros: [number, number] = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros
  if (bytes.length % 2 !== 0 || even + odd < sample.length / 20) return undefined
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : undefined
}

function utf8OrWindows(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fromWindows(bytes)
  }
}

/** What Windows writes in place of the control characters 80-9F; Node's own decoder leaves those as they are. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const letterOf = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? ofWindows.charCodeAt(byte - 0x80) : byte,
)

/** Letter by letter into UTF-16: replacing them in a text takes seconds when there are millions. */
function fromWindows(bytes: Uint8Array): string {
  const letters = new Uint16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) letters[at] = letterOf[bytes[at] ?? 0] ?? 0
  return Buffer.from(letters.buffer).toString('utf16le')
}

/** Text has no control characters but line ends and tabs; a stray one is a slip, one in a hundred is another format. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is counted
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return controls > sample.length / 100
}
