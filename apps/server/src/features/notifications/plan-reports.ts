/** The day's and the week's figures, for owner and managers: by mail, and to the browsers they allowed. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { fillTemplate } from '@darzi/tailoring/notifications/template.ts'
import { writeDay, writeMoney, writeNumber } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'
import { languagesOfMembers } from '../staff/api.ts'
import { enqueueSending, type Planning } from './enqueue-sending.ts'
import type { Moment } from './kinds/kind.ts'
import { reports } from './kinds/registry.ts'
import { insertNotification, wasTold } from './notification-store.ts'
import { figuresOf, reportReaders } from './report-queries.ts'
import { readTemplate } from './template-store.ts'
import { shopValues } from './values.ts'
import { openWays } from './ways.ts'

export async function planReports(app: Planning, tx: Tx, moment: Moment) {
  const { shop, rules } = moment
  const ways = openWays(app, { rules, isDemo: shop.isDemo })
  if (!ways.includes('email') && !ways.includes('push')) return
  for (const { event, dueDays } of reports) {
    const days = rules[event] ? dueDays(moment) : undefined
    if (!days) continue
    const readers = await reportReaders(tx)
    const languages = await languagesOfMembers(
      tx,
      readers.map(({ id }) => id),
    )
    const untold = await untoldOf(tx, { event, from: days.from, readers, ways })
    if (untold.length === 0) continue
    const { timeZone } = shop
    const figures = await figuresOf(tx, {
      from: days.from,
      to: days.to,
      ahead: { from: addDays(days.to, 1), to: addDays(days.to, days.aheadDays) },
      timeZone,
    })
    for (const { reader, channel, occasion } of untold) {
      const language = languages.get(reader.id) ?? 'en'
      const template = await readTemplate(tx, event, language)
      if (!template.isActive) continue
      const values = {
        ...shopValues(shop),
        day: daysText(days, language),
        ordersTaken: writeNumber(figures.taken),
        ordersReady: writeNumber(figures.ready),
        ordersDelivered: writeNumber(figures.delivered),
        moneyIn: writeMoney(figures.moneyMinor, shop.currency),
        dueNext: writeNumber(figures.due),
      }
      const id = app.newId()
      const isNew = await insertNotification(tx, {
        shopId: shop.id,
        id,
        event,
        channel,
        occasion,
        recipient: channel === 'email' ? reader.email : reader.id,
        recipientName: reader.name,
        memberId: reader.id,
        language,
        subject: fillTemplate(template.subject, values),
        message: fillTemplate(template.message, values),
        now: moment.now,
      })
      if (isNew) await enqueueSending(app, tx, { moment, id })
    }
  }
}

interface Asked {
  event: string
  from: string
  readers: Awaited<ReturnType<typeof reportReaders>>
  ways: readonly string[]
}

/** Whom it was not told yet, by which way. */
async function untoldOf(tx: Tx, { event, from, readers, ways }: Asked) {
  const wanted = readers.flatMap((reader) =>
    (['email', 'push'] as const)
      .filter((channel) => ways.includes(channel) && (channel === 'email' || reader.devices > 0))
      .map((channel) => ({ reader, channel, occasion: `${from}:${reader.id}:${channel}` })),
  )
  const untold = []
  for (const one of wanted) if (!(await wasTold(tx, { event, occasion: one.occasion }))) untold.push(one)
  return untold
}

const daysText = ({ from, to }: { from: string; to: string }, language: Language) =>
  from === to
    ? writeDay(from, language)
    : t(language, 'messages.common.days', { from: writeDay(from, language), to: writeDay(to, language) })
