import { useRef } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../words/use-say.ts'
import { UnsentPhotos, type UnsentProps } from './UnsentPhotos.tsx'

interface Props {
  sent: UnsentProps['photos']
  onClose: () => void
}

/** The question for photos after another screen took the work on: it says so, and holds what did not arrive. */
export function NothingWaits({ sent, onClose }: Props) {
  const say = useSay()
  const sentence = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog title={say('orders-page.ready.title')} isOpen onClose={onClose}>
      <p ref={sentence} tabIndex={-1} role="status">
        {say('orders-page.ready.over')}
      </p>
      <UnsentPhotos photos={sent} next={sentence} />
    </Dialog>
  )
}
