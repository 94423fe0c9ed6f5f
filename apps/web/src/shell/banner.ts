/**
 * What whoever runs this server says to everybody while it holds: asked for once a minute, shown above every screen, and put away for
 * good on this device by whoever has read it. Without the component library: public pages carry it too, once they stand.
 */
import type { ApiReply } from '@darzi/contract/api.ts'
import { call } from '../data/api.ts'
import { deviceStorage } from '../data/device-storage.ts'
import { listenToSpeech, readSpeech } from '../words/language.ts'
import styles from './Banner.module.css'

type Banner = NonNullable<ApiReply<'GET /api/banner'>['banner']>

const everyMs = 60_000
const key = 'banner-read'

let shown: Banner | undefined
let place: HTMLElement | undefined

export function watchBanner(): void {
  listenToSpeech(show)
  void look()
  setInterval(() => void look(), everyMs)
}

async function look(): Promise<void> {
  if (document.hidden) return lookLater()
  try {
    const { banner } = await call('GET /api/banner')
    shown = banner
    show()
  } catch {
    // What is shown stays until the server can be asked again.
  }
}

let isWaiting = false

/** A tab nobody looks at asks when it is looked at again: once, however long that takes. */
function lookLater(): void {
  if (isWaiting) return
  isWaiting = true
  const again = () => {
    isWaiting = false
    void look()
  }
  document.addEventListener('visibilitychange', again, { once: true })
}

function show(): void {
  const isRead = shown !== undefined && deviceStorage.getItem(key) === shown.id
  if (!shown || isRead) {
    place?.remove()
    place = undefined
    return
  }
  const { t, language } = readSpeech()
  place ??= document.body.insertBefore(document.createElement('div'), document.body.firstChild)
  place.className = styles.banner ?? ''
  place.setAttribute('role', 'status')
  const words = document.createElement('p')
  words.textContent = shown.words[language]
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t('shell.banner.dismiss')
  const { id } = shown
  button.addEventListener('click', () => {
    deviceStorage.setItem(key, id)
    show()
  })
  place.replaceChildren(words, button)
}
