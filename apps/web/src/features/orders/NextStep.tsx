import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useSay } from '../../words/use-say.ts'
import { leadsTo, nextStep } from './next-step.ts'
import { moveOrder } from './order-commands.ts'
import { isPhotoRefusal } from './ready-photo.ts'

/** Takes the order one step on. Handing over with money owed, and photos that are wanted, are asked about on the order's page. */
export function NextStep({ order }: { order: OrderCard }) {
  const say = useSay()
  const navigate = useNavigate()
  const next = nextStep(order)
  if (!next) return null
  const { step, isAllowed } = next
  function run() {
    if (step === 'deliver' && order.balanceMinor > 0) return void navigate(links.handOver(order.id))
    moveOrder(order, leadsTo[step]).catch((error: unknown) =>
      isPhotoRefusal(error) ? void navigate(links.readyPhotos(order.id)) : toastProblem(error),
    )
  }
  return (
    <HonestButton kind="quiet" reason={isAllowed ? undefined : say('orders.reason.notAllowed')} onClick={run}>
      {say(`orders.step.${step}`)}
    </HonestButton>
  )
}
