import { onlyDigits } from '@darzi/tailoring/digits.ts'

/** Opens a chat with this phone (E.164) in WhatsApp, with the text typed in and not sent. */
export const whatsAppLink = (phone: string, text: string) =>
  `https://wa.me/${onlyDigits(phone)}?text=${encodeURIComponent(text)}`
