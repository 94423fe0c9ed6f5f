import type { Translate } from '@darzi/words/translate.ts'
import { MessageSquareText } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { type About, useOfOrder } from './conversation-data.ts'
import { useOpening } from './use-opening.ts'

/**
 * To the conversations of a shop's order: with its customer, or the house that gave it; says why not while the customer has no account. And
 * with the partner that it was given to.
 */
export default function OrderMessages({ orderId }: { orderId: string }) {
  const t = useT()
  const mayWrite = useMay('conversations.write')
  const { data } = useOfOrder(orderId)
  if (!data || !mayWrite) return null
  const { canWrite, unread, partner } = data
  return (
    <>
      <MessageButton about={{ orderId }} reason={canWrite ? undefined : t('conversations.noAccount')}>
        {withNew(t, { said: t(`conversations.${data.with}`), unread })}
      </MessageButton>
      {partner && (
        <MessageButton about={{ orderId, with: 'partner' }}>
          {withNew(t, { said: t('conversations.partner', { name: partner.name }), unread: partner.unread })}
        </MessageButton>
      )}
    </>
  )
}

const withNew = (t: Translate, { said, unread }: { said: string; unread: number }) =>
  unread > 0 ? t('conversations.withNew', { said, count: unread }) : said

interface ButtonProps {
  about: About
  reason?: string | undefined
  children: string
}

function MessageButton({ about, reason, children }: ButtonProps) {
  const { isBusy, open } = useOpening('shop')
  return (
    <HonestButton
      isBusy={isBusy}
      icon={<MessageSquareText size={20} aria-hidden="true" />}
      reason={reason}
      onClick={() => open(about)}
    >
      {children}
    </HonestButton>
  )
}
