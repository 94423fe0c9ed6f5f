import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  /** Of the piece, or the number of the order. */
  tag: string
  /** What the customer asked for. */
  words?: string | undefined
  onGoOn: () => void
  onClose: () => void
}

/** The customer asked for a change at the trial: work goes on only when somebody says that it was made. */
export function PastTrialDialog({ tag, words, onGoOn, onClose }: Props) {
  const t = useT()
  return (
    <Dialog
      title={t('orders-page.pastTrial.title', { tag })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('orders-page.pastTrial.wait')}</Button>
          <HonestButton kind="quiet" onClick={onGoOn}>
            {t('orders-page.pastTrial.goOn')}
          </HonestButton>
        </>
      }
    >
      <p>{t('orders-page.pastTrial.why')}</p>
      {words && <blockquote>{words}</blockquote>}
    </Dialog>
  )
}
