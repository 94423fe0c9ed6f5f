import type { Page } from 'playwright-core'
import type { Picture } from './bodies.ts'

type ShownWindow = Window & { showToCamera: (name: string) => void }

/** A camera before which stands whoever is shown to it: the first of these pictures until another is asked for. */
export async function giveShownCamera(page: Page, pictures: Record<string, Picture>) {
  const addresses = Object.fromEntries(
    Object.entries(pictures).map(([name, { mimeType, buffer }]) => [
      name,
      `data:${mimeType};base64,${buffer.toString('base64')}`,
    ]),
  )
  await page.addInitScript((given) => {
    const seen = Object.fromEntries(
      Object.entries(given).map(([name, src]) => [name, Object.assign(new Image(), { src })]),
    )
    let [shown] = Object.values(seen)
    const showToCamera = (name: string) => {
      shown = seen[name]
    }
    Object.assign(window, { showToCamera })
    navigator.mediaDevices.getUserMedia = async () => {
      await Promise.all(Object.values(seen).map((picture) => picture.decode()))
      const canvas = document.createElement('canvas')
      const { naturalWidth = 0, naturalHeight = 0 } = shown ?? {}
      Object.assign(canvas, { width: naturalWidth, height: naturalHeight })
      const draw = () => shown && canvas.getContext('2d')?.drawImage(shown, 0, 0)
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
  }, addresses)
  return (name: string) =>
    page.evaluate((asked) => (window as unknown as ShownWindow).showToCamera(asked), name)
}

interface Spoken {
  text: string
  /** ms, since the page was opened. */
  at: number
}

/** A device with a voice, of which it is kept what it says and when. */
export async function keepSpoken(page: Page) {
  await page.addInitScript(() => {
    const spoken: Spoken[] = []
    Object.assign(window, { spoken })
    class Utterance {
      constructor(readonly text: string) {}
    }
    const speechSynthesis = {
      getVoices: () => [{ lang: 'en-IN' }],
      speak: ({ text }: Utterance) => spoken.push({ text, at: performance.now() }),
      cancel: () => {},
    }
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance }))
      Object.defineProperty(window, name, { value, configurable: true })
  })
  return () => page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken)
}
