import { MessageSquareText } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { useOpening } from './use-opening.ts'

/** To the conversation of an order with its tailor. */
export function MessageTailor({ orderId, shop }: { orderId: string; shop: string }) {
  const t = useT()
  const { isBusy, open } = useOpening('customer')
  return (
    <Button
      isBusy={isBusy}
      icon={<MessageSquareText size={20} aria-hidden="true" />}
      aria-label={t('conversations.tailorOf', { shop })}
      onClick={() => open({ orderId })}
    >
      {t('conversations.tailor')}
    </Button>
  )
}
