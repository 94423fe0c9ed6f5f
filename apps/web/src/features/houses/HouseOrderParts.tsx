import type { HouseOrder } from '@darzi/contract/house-shapes.ts'
import { Handshake, Undo2 } from 'lucide-react'
import lists from '../../kits/list/List.module.css'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { OrderMessagesMenu } from '../conversations/api.ts'

/** What a row of the house's orders offers. */
export interface HouseOrderActs {
  onGive: (id: string) => void
  onTakeBack: (id: string) => void
}

interface GiveProps extends Pick<HouseOrderActs, 'onGive'> {
  order: HouseOrder
  isPrimary?: boolean
}

export function GiveButton({ order: { id, canAssign }, isPrimary = false, onGive }: GiveProps) {
  const t = useT()
  if (!canAssign) return null
  return (
    <span className={lists.above}>
      <Button
        kind={isPrimary ? 'primary' : 'quiet'}
        icon={<Handshake size={20} aria-hidden="true" />}
        onClick={() => onGive(id)}
      >
        {t('houses.orders.give')}
      </Button>
    </span>
  )
}

interface TakeBackProps extends Pick<HouseOrderActs, 'onTakeBack'> {
  order: HouseOrder
}

export function TakeBackButton({ order: { id, number, work }, onTakeBack }: TakeBackProps) {
  const t = useT()
  if (!work?.canTakeBack) return null
  return (
    <span className={lists.above}>
      <Button
        kind="plain"
        icon={<Undo2 size={20} aria-hidden="true" />}
        aria-label={t('houses.orders.takeBackOf', { number, tailor: work.tailor })}
        onClick={() => onTakeBack(id)}
      >
        {t('houses.orders.takeBack')}
      </Button>
    </span>
  )
}

/** To what is written of the order, with its customer and with the partner that has it. */
export function MessagesMenu({ order: { id, number, work } }: { order: HouseOrder }) {
  return (
    <span className={lists.above}>
      <OrderMessagesMenu orderId={id} number={number} partner={work?.tailor} />
    </span>
  )
}

export function useGarmentNames() {
  const t = useT()
  return (key: string) => {
    const name = t(`garment-names.types.${key}`)
    return name === `garment-names.types.${key}` ? key : name
  }
}

const tones = {
  pending: 'marigold',
  approved: 'indigo',
  in_production: 'indigo',
  completed: 'leaf',
  delivered: 'plain',
  cancelled: 'plain',
} as const satisfies Record<HouseOrder['state'], BadgeTone>

export function StateBadge({ state }: { state: HouseOrder['state'] }) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`houses.state.${state}`)}</Badge>
}
