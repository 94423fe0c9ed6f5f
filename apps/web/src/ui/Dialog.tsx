import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Dialog.module.css'
import { gliding } from './gliding.ts'
import { useHasCome } from './use-has-come.ts'

interface Props {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  children?: ReactNode
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode
  isWide?: boolean
  /** Something is typed in it: a tap beside it does not throw that away. */
  isForm?: boolean
}

/** The library writes the head as a <header>; the page has one banner, and a dialog is none. */
export const headAttributes = { header: { role: 'presentation' } }

/** A question or a short form over the screen. Focus stays inside and returns to where it was. */
export function Dialog({ title, isOpen, onClose, children, actions, isWide, isForm }: Props) {
  const t = useT()
  const hasCome = useHasCome()
  return (
    <Modal
      opened={isOpen && hasCome}
      onClose={onClose}
      title={title}
      closeOnClickOutside={!isForm}
      centered
      size={isWide ? '46rem' : '30rem'}
      closeButtonProps={{ 'aria-label': t('ui.close'), size: 44 }}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      attributes={headAttributes}
      transitionProps={{ duration: gliding() }}
    >
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Modal>
  )
}
