import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { ReasonDialog } from '../../kits/form/ReasonDialog.tsx'
import { useT } from '../../words/use-t.ts'
import { takeBack } from './house-data.ts'

interface Props {
  order: HouseOrder
  tailor: string
  onClose: () => void
}

/** An order is taken back from its partner, who reads why; once it is cut they are asked for it. */
export function TakeBackDialog({ order: { id, number }, tailor, onClose }: Props) {
  const t = useT()
  return (
    <ReasonDialog
      title={t('houses.takeBack.title', { number })}
      why={t('houses.takeBack.why', { tailor })}
      label={t('houses.takeBack.reason')}
      save={t('houses.takeBack.submit')}
      done={({ work }: HouseOrder) =>
        t(work ? 'houses.takeBack.asked' : 'houses.takeBack.done', { number, tailor })
      }
      longest={200}
      send={(reason) => takeBack(id, reason)}
      onClose={onClose}
    />
  )
}
