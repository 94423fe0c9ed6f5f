import type { Garment } from '@darzi/contract/garments.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import type { GarmentForm } from './use-garment-form.ts'

/** The way back to the catalogue's type. */
export function ResetGarment({ form, garment }: { form: GarmentForm; garment: Garment }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const name = garmentName(t, garment)
  const resetReason = garment.isOwn
    ? t('garments.reset.isOwn')
    : garment.version === 0
      ? t('garments.reset.untouched')
      : undefined
  return (
    <>
      <HonestButton kind="plain" reason={resetReason} onClick={() => setAsking(true)}>
        {t('garments.reset.open')}
      </HonestButton>
      <Dialog
        title={t('garments.reset.title', { name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('garments.add.cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false)
                void form.reset()
              }}
            >
              {t('garments.reset.yes')}
            </Button>
          </>
        }
      >
        <p>{t('garments.reset.why')}</p>
      </Dialog>
    </>
  )
}
