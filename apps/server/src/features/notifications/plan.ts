/**
 * From what happened, or what day it is, to messages that wait to be sent. A message is written in the transaction that forgets what
 * it came from: it is neither lost nor written twice, however often this runs and in however many processes.
 */
import { type NotificationEvent, rulesOfEvent } from '@darzi/tailoring/notifications/events.ts'
import { channelFor } from '@darzi/tailoring/notifications/when.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { publicAddress } from '../../http/public-address.ts'
import { appointmentNews } from '../calendar/api.ts'
import { dayIn } from '../shops/api.ts'
import { neededBy } from './appointment-changes.ts'
import { enqueueSending, type Planning } from './enqueue-sending.ts'
import type { AppointmentKind, Customer, Moment, OrderKind } from './kinds/kind.ts'
import { kindsOfAppointments, kindsOfCustomers, kindsOfOrders } from './kinds/registry.ts'
import { isStoppedFor, messagingOf } from './messaging-store.ts'
import { insertNotification, takeTriggers, wasTold } from './notification-store.ts'
import { orderFacts } from './order-facts-queries.ts'
import { planReports } from './plan-reports.ts'
import { planOrderPush } from './push-to-account.ts'
import { readSettings } from './settings-store.ts'
import { readShopFacts } from './shop-facts-queries.ts'
import { readTemplate } from './template-store.ts'
import { appointmentValues, orderValues, shopValues, type Values } from './values.ts'
import { openWays } from './ways.ts'
import { writeMessage } from './write-message.ts'

/** News older than this is no news: a shop that was filled from elsewhere tells nobody of last year. */
const staleMs = 24 * 3600_000
const mostAtOnce = 200

export async function momentIn(tx: Tx, shopId: string, now: Date): Promise<Moment> {
  const shop = await readShopFacts(tx, shopId)
  const rules = await readSettings(tx)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: shop.timeZone }).format(
      now,
    ),
  )
  return { shop, rules, now, today: dayIn(shop.timeZone, now), hour }
}

/** Thinks about what happened in a shop; answers whether there may be more. Inside the shop. */
export async function planNews(app: Planning, tx: Tx, moment: Moment): Promise<boolean> {
  const news = await takeTriggers(tx, mostAtOnce)
  for (const { kind: what, subjectId, at } of news) {
    if (moment.now.getTime() - at.getTime() > staleMs) continue
    for (const kind of kindsOfOrders)
      if (kind.on.includes(what)) await planForOrder(app, tx, { moment, kind, orderId: subjectId })
    for (const kind of kindsOfAppointments)
      if (kind.on.includes(what)) await planForAppointment(app, tx, { moment, kind, id: subjectId })
  }
  return news.length === mostAtOnce
}

/** What the day asks: reminders, birthdays, reports. Inside the shop. */
export async function planDay(app: Planning, tx: Tx, moment: Moment) {
  for (const kind of kindsOfOrders) {
    if (!kind.dueOrders || !moment.rules[kind.event]) continue
    for (const orderId of await kind.dueOrders(tx, moment))
      await planForOrder(app, tx, { moment, kind, orderId })
  }
  for (const kind of kindsOfCustomers) {
    if (!moment.rules[kind.event]) continue
    for (const { customer, occasion } of await kind.dueCustomers(tx, moment)) {
      const values = { ...shopValues(moment.shop), customerName: customer.name }
      await planForCustomer(app, tx, {
        moment,
        event: kind.event,
        occasion,
        customer,
        valuesIn: () => values,
      })
    }
  }
  await planReports(app, tx, moment)
}

async function planForOrder(
  app: Planning,
  tx: Tx,
  { moment, kind, orderId }: { moment: Moment; kind: OrderKind; orderId: string },
) {
  const { shop, rules } = moment
  if (!rules[kind.event] || shop.sampleOrderId === orderId) return
  const order = await orderFacts(tx, orderId)
  const occasion = order && kind.occasionOf(order, moment)
  if (!occasion) return
  await planOrderPush(app, tx, { moment, event: kind.event, occasion, orderId })
  if (await wasTold(tx, { event: kind.event, occasion })) return
  const address = publicAddress(app)
  await planForCustomer(app, tx, {
    moment,
    event: kind.event,
    occasion,
    customer: order.customer,
    orderId,
    valuesIn: (language) => orderValues(order, { shop, language, address }),
  })
}

async function planForAppointment(
  app: Planning,
  tx: Tx,
  { moment, kind: { event, changeOf }, id }: { moment: Moment; kind: AppointmentKind; id: string },
) {
  const appointment = moment.rules[event] ? await appointmentNews(tx, id) : undefined
  const change = appointment && changeOf(appointment, moment)
  if (!change) return
  const telling = { shop: moment.shop, address: publicAddress(app) }
  await planForCustomer(app, tx, {
    moment,
    event,
    // Moved there again after another change was told, it is told again.
    occasion: `${id}:${appointment.toldChanges}:${change}`,
    customer: appointment.customer,
    appointmentId: id,
    neededBy: neededBy(appointment, moment.now),
    valuesIn: (language) => appointmentValues(appointment, { ...telling, language }),
  })
}

interface ForCustomer {
  moment: Moment
  event: NotificationEvent
  occasion: string
  customer: Omit<Customer, 'id'> & { id?: string }
  orderId?: string
  appointmentId?: string
  neededBy?: Date
  valuesIn(language: Language): Values
}

/** Writes it by the one way this customer is told by; nothing where there is none. */
async function planForCustomer(
  app: Planning,
  tx: Tx,
  { moment, event, occasion, customer, valuesIn, ...about }: ForCustomer,
) {
  const { shop, rules, now } = moment
  const { language } = customer
  const template = await readTemplate(tx, event, language)
  if (!template.isActive) return
  // WhatsApp lets a business begin with approved words alone.
  const open = openWays(app, { rules, isDemo: shop.isDemo }).filter(
    (way) => way !== 'whatsapp' || template.whatsappTemplate !== undefined,
  )
  const said = customer.id ? await messagingOf(tx, customer.id) : await saidByGuest(tx, customer)
  const channel = channelFor({ ...customer, ...said }, open, rulesOfEvent(event).needsConsent)
  if (!channel) return
  const recipient = (channel === 'email' ? customer.email : customer.phone) ?? ''
  const values = valuesIn(language)
  const id = app.newId()
  const isNew = await insertNotification(tx, {
    shopId: shop.id,
    id,
    event,
    channel,
    occasion,
    recipient,
    recipientName: customer.name,
    customerId: customer.id,
    orderId: about.orderId,
    appointmentId: about.appointmentId,
    language,
    ...(await writeMessage(app, tx, {
      shopId: shop.id,
      customerId: customer.id,
      template,
      language,
      values,
    })),
    now,
  })
  if (isNew && channel !== 'link')
    await enqueueSending(app, tx, { moment, id, isSettling: true, neededBy: about.neededBy })
}

/** Of somebody without a record of their own: no messages where a record with their phone wants none. */
async function saidByGuest(tx: Tx, { phone }: { phone?: string }) {
  const isStopped = phone !== undefined && (await isStoppedFor(tx, { phone }))
  return { consent: isStopped ? ('withdrawn' as const) : ('unasked' as const) }
}
