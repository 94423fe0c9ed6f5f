import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { useState } from 'react'
import { ProblemError } from '../../data/problem-error.ts'
import { ReasonDialog } from '../../kits/form/ReasonDialog.tsx'
import { useT } from '../../words/use-t.ts'
import { takeBack } from './house-data.ts'

interface Props {
  order: HouseOrder
  tailor: string
  onClose: () => void
}

/**
 * An order is taken back from its partner, who reads why; once it is cut they are asked for it. Where nobody there can answer, what was
 * cut is said to stay with them, and it is taken back at the second press.
 */
export function TakeBackDialog({ order: { id, number }, tailor, onClose }: Props) {
  const t = useT()
  const [isAnyway, setAnyway] = useState(false)
  return (
    <ReasonDialog
      title={t('houses.takeBack.title', { number })}
      why={t(isAnyway ? 'houses.takeBack.anywayWhy' : 'houses.takeBack.why', { tailor })}
      label={t('houses.takeBack.reason')}
      save={t(isAnyway ? 'houses.takeBack.anyway' : 'houses.takeBack.submit')}
      done={({ work }: HouseOrder) =>
        t(work ? 'houses.takeBack.asked' : 'houses.takeBack.done', { number, tailor })
      }
      longest={200}
      send={async (reason) => {
        try {
          return await takeBack(id, { reason, isAnyway })
        } catch (error) {
          if (error instanceof ProblemError && error.code === 'houses.partnerSuspended') setAnyway(true)
          throw error
        }
      }}
      onClose={onClose}
    />
  )
}
