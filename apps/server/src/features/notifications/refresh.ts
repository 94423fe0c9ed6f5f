/** A message that was written some while ago, as it is today: to whom the customer is now reached, with the sums and days of now. */
import type { Tx } from '../../db/tx.ts'
import { publicAddress } from '../../http/public-address.ts'
import { appointmentNews } from '../calendar/api.ts'
import type { Planning } from './enqueue-sending.ts'
import type { Moment } from './kinds/kind.ts'
import { notificationKinds } from './kinds/registry.ts'
import { customerHere, standingCustomer } from './messaging-store.ts'
import { changeNotification, type LockedNotification } from './notification-store.ts'
import { orderFacts } from './order-facts-queries.ts'
import { readTemplate } from './template-store.ts'
import { appointmentValues, orderValues, shopValues, type Values } from './values.ts'
import { writeMessage } from './write-message.ts'

/** Writes it to the row and answers that; undefined when the customer is not reached by its way any more. */
export async function refreshNotification(
  app: Pick<Planning, 'settings' | 'fastify'>,
  tx: Tx,
  { row, moment }: { row: LockedNotification; moment: Moment },
): Promise<LockedNotification | undefined> {
  if (!row.customer_id) return row
  const customer = await customerHere(tx, await standingCustomer(tx, row.customer_id))
  const recipient = row.channel === 'email' ? customer?.email : customer?.phone
  if (!customer || !recipient) return undefined
  const words = await wordsOfNow(app, tx, { row, moment, customer })
  const change = { customer_id: customer.id, recipient, recipient_name: customer.name, ...words }
  await changeNotification(tx, row.id, change)
  return { ...row, ...change }
}

interface Asked {
  row: LockedNotification
  moment: Moment
  customer: { id: string; name: string }
}

/** Nothing where its event has no words of ours, or where what it tells of cannot be read any more. */
async function wordsOfNow(
  app: Pick<Planning, 'settings' | 'fastify'>,
  tx: Tx,
  { row, moment: { shop }, customer }: Asked,
) {
  const kind = notificationKinds.find(({ event }) => event === row.event)
  const values = kind && (await valuesOf(tx, { row, shop, customer, address: publicAddress(app) }))
  if (!values) return {}
  const { language } = row
  const template = await readTemplate(tx, kind.event, language)
  // Its approved words were taken back: what was written by them stays.
  if (row.channel === 'whatsapp' && !template.whatsappTemplate) return {}
  const asked = { shopId: shop.id, customerId: customer.id, template, language, values }
  const { subject, message, whatsappTemplate = null, holes } = await writeMessage(app, tx, asked)
  return { subject, message, whatsapp_template: whatsappTemplate, holes }
}

async function valuesOf(
  tx: Tx,
  { row, shop, customer, address }: Omit<Asked, 'moment'> & { shop: Moment['shop']; address: string },
): Promise<Values | undefined> {
  const telling = { shop, language: row.language, address }
  if (row.appointment_id) {
    const appointment = await appointmentNews(tx, row.appointment_id)
    return appointment && { ...appointmentValues(appointment, telling), customerName: customer.name }
  }
  if (!row.order_id) return { ...shopValues(shop), customerName: customer.name }
  const order = await orderFacts(tx, row.order_id)
  return order && orderValues(order, telling)
}
