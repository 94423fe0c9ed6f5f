import { MessageSquareText } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { openOfOrder, type Side, useOfOrder } from './conversation-data.ts'

/** To the conversation of an order with its tailor. */
export function MessageTailor({ orderId, shop }: { orderId: string; shop: string }) {
  const t = useT()
  const { isBusy, open } = useOpening(orderId, 'customer')
  return (
    <Button isBusy={isBusy} icon={icon} aria-label={t('conversations.tailorOf', { shop })} onClick={open}>
      {t('conversations.tailor')}
    </Button>
  )
}

/** To the conversation of an order with its customer; says why not while they have no account. */
export function MessageCustomer({ orderId }: { orderId: string }) {
  const t = useT()
  const mayWrite = useMay('conversations.write')
  const { data } = useOfOrder(orderId)
  const { isBusy, open } = useOpening(orderId, 'shop')
  if (!data || !mayWrite) return null
  return (
    <HonestButton
      isBusy={isBusy}
      icon={icon}
      reason={data.canWrite ? undefined : t('conversations.noAccount')}
      onClick={open}
    >
      {data.unread > 0
        ? t('conversations.customerUnread', { count: data.unread })
        : t('conversations.customer')}
    </HonestButton>
  )
}

const icon = <MessageSquareText size={20} aria-hidden="true" />

function useOpening(orderId: string, side: Side) {
  const navigate = useNavigate()
  const { isBusy, run } = useAct()
  const open = () =>
    run(async () => {
      const query = { with: await openOfOrder(orderId, side) }
      await navigate(side === 'shop' ? links.shopMessages(query) : links.ownMessages(query))
    })
  return { isBusy, open: () => void open() }
}
