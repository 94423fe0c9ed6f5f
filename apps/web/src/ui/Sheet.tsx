import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSay } from '../words/use-say.ts'
import styles from './Dialog.module.css'
import { headAttributes } from './Dialog.tsx'

interface Props {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Rises from the foot of a phone, within reach of the thumb; at a desk it is a dialog. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const say = useSay()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
      classNames={{
        inner: styles.sheetInner,
        content: styles.sheet,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
      attributes={headAttributes}
      transitionProps={{ duration: 120, transition: 'slide-up' }}
    >
      {children}
    </Modal>
  )
}
