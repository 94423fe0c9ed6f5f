import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/use-say.ts'

interface Props {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whoever leaves a form that is not saved. */
export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  const say = useSay()
  return (
    <Dialog
      title={say('ui.unsaved.title')}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button kind="quiet" onClick={onLeave}>
            {say('ui.unsaved.leave')}
          </Button>
          <Button kind="primary" onClick={onStay} data-autofocus>
            {say('ui.unsaved.stay')}
          </Button>
        </>
      }
    >
      {say('ui.unsaved.why')}
    </Dialog>
  )
}
