import { useRef } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { UnsentPhotos, type UnsentProps } from './UnsentPhotos.tsx'

interface Props {
  sent: UnsentProps['photos']
  onClose: () => void
}

/** The question for photos after another screen took the work on: it says so, and holds what did not arrive. */
export function NothingWaits({ sent, onClose }: Props) {
  const t = useT()
  const sentence = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog title={t('orders-page.ready.title')} isOpen onClose={onClose}>
      <p ref={sentence} tabIndex={-1} role="status">
        {t('orders-page.ready.over')}
      </p>
      <UnsentPhotos photos={sent} next={sentence} />
    </Dialog>
  )
}
