import type { ApiReply } from '@darzi/contract/api.ts'
import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Link2 } from 'lucide-react'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { CustomerChat } from '../../shell/CustomerChat.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useSpeechFor } from '../../shell/use-speech-for.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'

const features = ['bills']

interface Props {
  bill: Bill
  to: ApiReply<'GET /api/orders/:id/bills'>['sendTo']
}

/** The ways a bill comes to its customer: a chat that a person sends, or the address of its PDF. */
export function SendBill({ bill, to }: Props) {
  const t = useT()
  const own = useLanguage()
  const { name, phone, addresses, hasStoppedMessages, language = own } = to
  const theirs = useSpeechFor(language, features)
  const { id, number, kind, supplier, totalMinor, currency } = bill
  const url = new URL(`${addresses[id] ?? ''}?language=${language}`, window.location.origin).href
  const said = { name, number, shop: supplier.name, amount: writeMoney(totalMinor, currency), url }
  const text = theirs.t(kind === 'credit_note' ? 'bills.send.credit' : 'bills.send.bill', said)
  async function copy() {
    const isCopied = await copyToClipboard(url)
    toastDone(isCopied ? t('bills.send.copied') : url)
  }
  return (
    <>
      {phone && (
        <CustomerChat
          phone={phone}
          text={text}
          hasStopped={hasStoppedMessages}
          label={t('bills.send.whatsApp')}
          aria-label={t('bills.send.whatsAppOf', { number })}
        />
      )}
      <Button
        icon={<Link2 size={20} aria-hidden="true" />}
        aria-label={t('bills.send.copyOf', { number })}
        onClick={() => void copy()}
      >
        {t('bills.send.copy')}
      </Button>
    </>
  )
}
