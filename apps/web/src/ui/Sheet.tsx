import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Dialog.module.css'
import { headAttributes } from './Dialog.tsx'
import { gliding } from './gliding.ts'

interface Props {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Rises from the foot of a phone, within reach of the thumb; at a desk it is a dialog. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const t = useT()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close'), size: 44 }}
      classNames={{
        inner: styles.sheetInner,
        content: styles.sheet,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
      attributes={headAttributes}
      transitionProps={{ duration: gliding(), transition: 'slide-up' }}
    >
      {children}
    </Modal>
  )
}
