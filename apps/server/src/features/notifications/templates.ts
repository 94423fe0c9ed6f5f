/** The words of a shop's messages. What a template may name is checked here, not when it is sent. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { rulesOfEvent, type Variable } from '@darzi/tailoring/notifications/events.ts'
import { templateFault } from '@darzi/tailoring/notifications/template.ts'
import type { Language } from '@darzi/words/languages.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { appointmentNews, lastAppointmentId } from '../calendar/api.ts'
import { newestOrderId, orderFacts } from './order-facts-queries.ts'
import { readShopFacts } from './shop-facts-queries.ts'
import { readTemplate, readTemplates, removeTemplate, writeTemplate } from './template-store.ts'
import { appointmentValues, orderValues, shopValues } from './values.ts'

type ListContext = RequestContext<typeof notificationRoutes.templates>
type SetContext = RequestContext<typeof notificationRoutes.setTemplate>
type ResetContext = RequestContext<typeof notificationRoutes.resetTemplate>

export async function listTemplates({ tx, member, app }: ListContext) {
  const shop = await readShopFacts(tx, member.shopId)
  const newest = await newestOrderId(tx)
  const facts = newest ? await orderFacts(tx, newest) : undefined
  const address = app.settings.PUBLIC_URL ?? ''
  const last = await lastAppointmentId(tx)
  const appointment = last ? await appointmentNews(tx, last) : undefined
  const exampleIn = (language: Language) => ({
    ...shopValues(shop),
    ...(appointment && appointmentValues(appointment, { shop, language, address })),
    ...(facts && orderValues(facts, { shop, language, address })),
  })
  const examples = { en: exampleIn('en'), hi: exampleIn('hi'), pa: exampleIn('pa') }
  return { templates: await readTemplates(tx), examples }
}

export async function setTemplate({ tx, member, params, body, now, newId }: SetContext) {
  const { variables } = rulesOfEvent(params.event)
  const faults = [faultAt('subject', body.subject, variables), faultAt('message', body.message, variables)]
  const wrong = faults.filter((fault) => fault !== undefined)
  if (wrong.length > 0) throw new AppError('request.invalid', {}, wrong)
  const { shopId } = member
  const { subject, message, isActive, whatsappTemplate } = body
  await writeTemplate(tx, {
    ...params,
    shopId,
    id: newId(),
    subject,
    message,
    isActive,
    whatsappTemplate,
    now,
  })
  return readTemplate(tx, params.event, params.language)
}

function faultAt(field: string, text: string, allowed: readonly Variable[]): FieldError | undefined {
  const fault = templateFault(text, allowed)
  if (!fault) return undefined
  const params = 'params' in fault ? fault.params : { example: `{${allowed[0] ?? ''}}` }
  return { field, code: fault.code, params }
}

export async function resetTemplate({ tx, params }: ResetContext) {
  await removeTemplate(tx, params.event, params.language)
  return readTemplate(tx, params.event, params.language)
}
