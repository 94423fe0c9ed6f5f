import { MessageSquareText } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useT } from '../../words/use-t.ts'
import { useOpening } from './use-opening.ts'

interface MenuProps {
  orderId: string
  number: string
  /** The tailor that has it. */
  partner: string | undefined
}

/** To the conversations of a shop's order behind one button, in a row of many. */
export function OrderMessagesMenu({ orderId, number, partner }: MenuProps) {
  const t = useT()
  const mayWrite = useMay('conversations.write')
  const { open } = useOpening('shop')
  if (!mayWrite) return null
  const ofCustomer = { key: 'customer', label: t('conversations.customer'), run: () => open({ orderId }) }
  const ofPartner = partner && {
    key: 'partner',
    label: t('conversations.partner', { name: partner }),
    run: () => open({ orderId, with: 'partner' }),
  }
  return (
    <ActionMenu
      label={t('conversations.ofOrder', { number })}
      face={<MessageSquareText size={20} aria-hidden="true" />}
      actions={[ofCustomer, ...(ofPartner ? [ofPartner] : [])]}
    />
  )
}
