import { Modal } from '@mantine/core'
import { headAttributes } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FullCode.module.css'

interface Props {
  source: string
  alt: string
  amount: string
  payee: string
  onClose: () => void
}

/** The code as large as the screen, turned to the customer. Its own paper stays white in the dark. */
export function FullCode({ source, alt, amount, payee, onClose }: Props) {
  const t = useT()
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={payee}
      closeButtonProps={{ 'aria-label': t('ui.close'), size: 44 }}
      attributes={headAttributes}
      transitionProps={{ duration: 0 }}
    >
      <div className={styles.full}>
        <img src={source} alt={alt} />
        <p className={styles.fullAmount}>{amount}</p>
        <p>{t('payments.code.scan')}</p>
      </div>
    </Modal>
  )
}
