/**
 * WhatsApp by Meta's Cloud API. A business may begin with words that WhatsApp has approved under a name; free words are taken only within a
 * day of the customer's last message, so that is what a test sends.
 */
import { callProvider, errorKindOf, recordIn, textIn } from '../provider-call.ts'
import { unanswered } from '../sms/http-gateway.ts'
import { SmsError, type Taken } from '../sms/texter.ts'

export interface WhatsAppMessage {
  /** E.164. */
  to: string
  text: string
  /** The approved words, their language, and what fills {{1}}, {{2}} …, in that order. */
  template?: { name: string; language: string; values: readonly string[] }
}

export interface WhatsApp {
  send(message: WhatsAppMessage): Promise<Taken>
}

export interface WhatsAppAccount {
  url: string
  token: string
  phoneId: string
}

export function createWhatsApp({ url, token, phoneId }: WhatsAppAccount): WhatsApp {
  return {
    async send({ to, text, template }) {
      const answer = await callProvider(`${url}/${phoneId}/messages`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/\D/g, ''),
          ...(template
            ? { type: 'template', template: templateOf(template) }
            : { type: 'text', text: { body: text } }),
        }),
      }).catch((error: unknown) => {
        throw unanswered(error)
      })
      if (answer.isOk) {
        const [first] = Array.isArray(answer.body.messages) ? answer.body.messages : []
        return { providerId: textIn(recordIn(first).id) }
      }
      const said = recordIn(answer.body.error)
      throw new SmsError(
        errorKindOf(answer.status),
        `WhatsApp answered ${answer.status} ${textIn(said.code) ?? ''}`.trimEnd(),
        undefined,
        textIn(said.message) ?? `HTTP ${answer.status}`,
      )
    },
  }
}

const templateOf = ({ name, language, values }: NonNullable<WhatsAppMessage['template']>) => ({
  name,
  language: { code: language },
  components:
    values.length === 0
      ? []
      : // A value of a template may hold no line end, and none may be empty.
        [
          {
            type: 'body',
            parameters: values.map((text) => ({ type: 'text', text: text.replace(/\s+/g, ' ') || '-' })),
          },
        ],
})
