import type { ApiReply } from '@darzi/contract/api.ts'
import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Link2, MessageCircle } from 'lucide-react'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { whatsAppLink } from '../../ui/whatsapp-link.ts'
import { useLanguage, useT } from '../../words/use-t.ts'

interface Props {
  bill: Bill
  to: ApiReply<'GET /api/orders/:id/bills'>['sendTo']
}

/** The ways a bill comes to its customer: a chat that a person sends, or the address of its PDF. */
export function SendBill({ bill, to }: Props) {
  const t = useT()
  const own = useLanguage()
  const { name, phone, addresses, language = own } = to
  const { id, number, kind, supplier, totalMinor, currency } = bill
  const url = new URL(`${addresses[id] ?? ''}?language=${language}`, window.location.origin).href
  const said = { name, number, shop: supplier.name, amount: writeMoney(totalMinor, currency), url }
  const text = t(kind === 'credit_note' ? 'bills.send.credit' : 'bills.send.bill', said)
  async function copy() {
    const isCopied = await copyToClipboard(url)
    toastDone(isCopied ? t('bills.send.copied') : url)
  }
  return (
    <>
      {phone && (
        <a
          href={whatsAppLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('bills.send.whatsAppOf', { number })}
          className={buttonClass({ kind: 'quiet' })}
        >
          <MessageCircle size={20} aria-hidden="true" />
          {t('bills.send.whatsApp')}
        </a>
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
