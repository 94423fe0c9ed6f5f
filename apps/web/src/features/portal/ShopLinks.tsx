import { MessageCircle, Phone } from 'lucide-react'
import { type ButtonKind, buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  shop: { name: string; phone?: string | undefined }
  kind?: ButtonKind
}

/** To ring up the shop or to write to it, where its phone is known. */
export function ShopLinks({ shop: { name, phone }, kind }: Props) {
  const t = useT()
  if (!phone) return null
  const digits = phone.replace(/\D/g, '')
  return (
    <>
      <a
        className={buttonClass({ kind })}
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        aria-label={t('portal.shop.callOf', { shop: name })}
      >
        <Phone size={20} aria-hidden="true" />
        {t('portal.shop.call')}
      </a>
      <a
        className={buttonClass({ kind })}
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('portal.shop.messageOf', { shop: name })}
      >
        <MessageCircle size={20} aria-hidden="true" />
        {t('portal.shop.message')}
      </a>
    </>
  )
}
