import { MessageCircle } from 'lucide-react'
import { buttonClass } from '../ui/Button.tsx'
import { HonestButton } from '../ui/HonestButton.tsx'
import { whatsAppLink } from '../ui/whatsapp-link.ts'
import { useT } from '../words/use-t.ts'

interface Props {
  /** E.164. */
  phone: string
  /** Typed into the chat, in the customer's language. */
  text: string
  /** They asked for no messages. */
  hasStopped?: boolean
  label: string
  'aria-label'?: string
}

/** Opens a chat with a customer in WhatsApp, which a person sends; who wants no messages is not written to. */
export function CustomerChat({ phone, text, hasStopped, label, 'aria-label': ariaLabel }: Props) {
  const t = useT()
  const icon = <MessageCircle size={20} aria-hidden="true" />
  if (hasStopped)
    return (
      <HonestButton reason={t('problems.notifications.optedOut')} icon={icon} aria-label={ariaLabel}>
        {label}
      </HonestButton>
    )
  return (
    <a
      href={whatsAppLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      aria-label={ariaLabel}
      className={buttonClass({ kind: 'quiet' })}
    >
      {icon}
      {label}
    </a>
  )
}
