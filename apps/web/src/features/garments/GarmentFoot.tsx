import type { Garment } from '@darzi/contract/garments.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import type { GarmentForm } from './use-garment-form.ts'

/** Saving, within reach of the thumb; and the way back to the catalogue's type. */
export function GarmentFoot({ form, garment }: { form: GarmentForm; garment: Garment }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const { isDirty, isBusy, failure, hasProblems, save, reset } = form
  const name = garmentName(say, garment)
  const resetReason = garment.isOwn
    ? say('garments.reset.isOwn')
    : garment.version === 0
      ? say('garments.reset.untouched')
      : undefined
  return (
    <FormFoot at="spread" problem={failure ?? (hasProblems ? say('problems.request.invalid') : undefined)}>
      <HonestButton kind="plain" reason={resetReason} onClick={() => setAsking(true)}>
        {say('garments.reset.open')}
      </HonestButton>
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isBusy}
        reason={isDirty ? undefined : say('garments.save.nothing')}
        onClick={() => void save()}
      >
        {say('garments.save.save')}
      </HonestButton>
      <Dialog
        title={say('garments.reset.title', { name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{say('garments.add.cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false)
                void reset()
              }}
            >
              {say('garments.reset.yes')}
            </Button>
          </>
        }
      >
        <p>{say('garments.reset.why')}</p>
      </Dialog>
    </FormFoot>
  )
}
