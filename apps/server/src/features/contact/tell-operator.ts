import type { contactRoutes } from '@darzi/contract/contact.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** Who runs this server, as its settings say; what they leave out is left out. */
export async function tellOperator({ app: { settings } }: RequestContext<typeof contactRoutes.operator>) {
  return {
    name: settings.OPERATOR_NAME,
    email: settings.OPERATOR_EMAIL,
    phone: settings.OPERATOR_PHONE,
    address: settings.OPERATOR_ADDRESS,
  }
}
