import type { Dispute } from '@darzi/contract/disputes.ts'
import { mostDisputePhotos, openDisputeStates } from '@darzi/tailoring/disputes/life.ts'
import { PhotoButton } from '../../shell/PhotoButton.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { useT } from '../../words/use-t.ts'
import { addPhoto } from './dispute-data.ts'

/** What a side shows, as long as it is not decided. */
export function AddPhoto({ dispute, side }: { dispute: Dispute; side: 'customer' | 'shop' }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const mine = dispute.photos.filter((photo) => photo.byShop === (side === 'shop'))
  if (!openDisputeStates.includes(dispute.state) || mine.length >= mostDisputePhotos) return null
  const add = (photo: File) =>
    run(async () => {
      await addPhoto(dispute.id, side, photo)
      toastDone(t('disputes.photo.added'))
    })
  return (
    <div>
      <PhotoButton label={t('disputes.photo.add')} isBusy={isBusy} onPhoto={(photo) => void add(photo)} />
    </div>
  )
}
