import { Download, Share2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useT } from '../../words/use-t.ts'
import { Button } from '../Button.tsx'
import styles from './Avatar.module.css'

/** The picture as it is seen now, saved on this device or given to another program, when the person asks for it. */
export function SavePicture({ view }: { view: RefObject<HTMLElement | null> }) {
  const t = useT()
  const [message, setMessage] = useState<string>()

  async function onTake(isShared: boolean) {
    setMessage(undefined)
    const file = await pictureOf(view.current)
    if (!file) return setMessage('avatar.picture.failed')
    try {
      if (isShared) await navigator.share({ files: [file] })
      else save(file)
      setMessage(isShared ? undefined : 'avatar.picture.saved')
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError'
      setMessage(isLeft ? undefined : 'avatar.picture.failed')
    }
  }

  return (
    <div className={styles.buttons}>
      <Button
        kind="plain"
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void onTake(false)}
      >
        {t('avatar.picture.save')}
      </Button>
      {canShare() && (
        <Button kind="plain" icon={<Share2 size={18} aria-hidden="true" />} onClick={() => void onTake(true)}>
          {t('avatar.picture.share')}
        </Button>
      )}
      <span role="status">{message && t(message)}</span>
    </div>
  )
}

const name = 'darzi.png'

const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], name, { type: 'image/png' })] })

/** The room's canvas on its own wall; nothing is drawn that the person does not see. */
async function pictureOf(view: HTMLElement | null): Promise<File | undefined> {
  const canvas = view?.querySelector('canvas')
  if (!canvas) return undefined
  const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height })
  const pen = copy.getContext('2d')
  const wall = canvas.parentElement && getComputedStyle(canvas.parentElement).getPropertyValue('--cloth-sunk')
  if (!pen) return undefined
  pen.fillStyle = wall || getComputedStyle(document.body).backgroundColor
  pen.fillRect(0, 0, copy.width, copy.height)
  pen.drawImage(canvas, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => copy.toBlob(resolve, 'image/png'))
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined
}

function save(file: File): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
