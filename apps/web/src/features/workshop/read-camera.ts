/** Reads QR codes of a camera's picture: by the browser where it can, else by a library that comes when it is asked for. */

/** The part of the browser's own reader that is used; not every browser has it. */
interface BrowserReader {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface BrowserReaderClass {
  new (options: { formats: string[] }): BrowserReader
  getSupportedFormats: () => Promise<string[]>
}

type Read = (video: HTMLVideoElement) => Promise<string | undefined>

const everyMs = 160
/** So many looks without a code, about a second, and the tag was taken away: a hand that trembles hides it for less. */
const looksWithout = 6
/** A code held before the camera fills a good part of the picture: more dots only cost time. */
const longestPx = 640

export async function codeReader(): Promise<Read> {
  const Browser = Reflect.get(globalThis, 'BarcodeDetector') as BrowserReaderClass | undefined // declared above
  const formats = (await Browser?.getSupportedFormats().catch(() => [])) ?? []
  if (Browser && formats.includes('qr_code')) {
    const reader = new Browser({ formats: ['qr_code'] })
    return async (video) => (await reader.detect(video))[0]?.rawValue
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, longestPx / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!pen || canvas.width === 0 || canvas.height === 0) return undefined
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    return readPicture(decode, pen.getImageData(0, 0, canvas.width, canvas.height))
  }
}

/** The library throws where it finds no code. */
function readPicture(decode: (picture: ImageData) => string, picture: ImageData): string | undefined {
  try {
    return decode(picture)
  } catch {
    return undefined
  }
}

/** Looks at the camera until it is told to stop; a code is told once for as long as it is held. Throws where there is no camera, or it is not allowed. */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let held = ''
  let missed = 0
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const read = await codeReader()
    video.srcObject = stream
    await video.play()
    const look = async () => {
      const code = await read(video).catch(() => undefined)
      if (isOver) return
      missed = code ? 0 : missed + 1
      if (missed >= looksWithout) held = ''
      if (code && code !== held) {
        held = code
        onCode(code)
      }
      timer = setTimeout(() => void look(), everyMs)
    }
    void look()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
