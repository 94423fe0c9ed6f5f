import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useT } from '../words/use-t.ts'

interface Props {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whoever leaves a form that is not saved. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const t = useT()
  return (
    <Dialog
      title={t('ui.unsaved.title')}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button kind="quiet" onClick={onLeave}>
            {t('ui.unsaved.leave')}
          </Button>
          <Button kind="primary" onClick={onStay} data-autofocus>
            {t('ui.unsaved.stay')}
          </Button>
        </>
      }
    >
      {t('ui.unsaved.why')}
    </Dialog>
  )
}
