/** Contact: a stranger's message to whoever runs this server. It is kept, mailed where OPERATOR_EMAIL is set, and never shown to anyone else. */
import { contactRoutes } from '@darzi/contract/contact.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { tellOperator } from './tell-operator.ts'

export function openContact(app: AppContext) {
  handle(app, contactRoutes.operator, tellOperator)
  handleInSteps(app, contactRoutes.send, sendContactMessage)
}
