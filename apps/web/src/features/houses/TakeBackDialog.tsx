import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { ReasonDialog } from '../../kits/form/ReasonDialog.tsx'
import { useT } from '../../words/use-t.ts'
import { takeBack } from './house-data.ts'

interface Props {
  order: HouseOrder
  tailor: string
  onClose: () => void
}

/** An order is taken back from its partner, who reads why. */
export function TakeBackDialog({ order: { id, number }, tailor, onClose }: Props) {
  const t = useT()
  return (
    <ReasonDialog
      title={t('houses.takeBack.title', { number })}
      why={t('houses.takeBack.why', { tailor })}
      label={t('houses.takeBack.reason')}
      save={t('houses.takeBack.submit')}
      done={t('houses.takeBack.done', { number })}
      longest={200}
      send={(reason) => takeBack(id, reason)}
      onClose={onClose}
    />
  )
}
