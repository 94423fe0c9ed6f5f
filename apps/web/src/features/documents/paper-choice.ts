/** What is chosen on Print & Export: which paper, about what, in which file and language. */
import type { PaperFormat, PaperName } from '@darzi/contract/documents.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { Language } from '@darzi/words/languages.ts'
import {
  CalendarDays,
  ClipboardList,
  History,
  Landmark,
  type LucideIcon,
  ReceiptText,
  Ruler,
  Tag,
} from 'lucide-react'
import { call } from '../../data/api.ts'
import { saveFile } from '../../data/save-file.ts'

export type TemplateName = Exclude<PaperName, 'bill'>
export type Subject = 'orders' | 'customer' | 'day' | 'range'
export type FileFormat = Exclude<PaperFormat, 'svg'>

export const templates: Record<TemplateName, { icon: LucideIcon; subject: Subject }> = {
  pickupSlip: { icon: Tag, subject: 'orders' },
  invoice: { icon: ReceiptText, subject: 'orders' },
  measurementCard: { icon: Ruler, subject: 'customer' },
  orderSummary: { icon: ClipboardList, subject: 'range' },
  dailyReport: { icon: CalendarDays, subject: 'day' },
  customerHistory: { icon: History, subject: 'customer' },
  billRegister: { icon: Landmark, subject: 'range' },
}
export const templateNames = Object.keys(templates) as TemplateName[] // the keys of a closed table

export const fileFormats = ['pdf', 'xlsx', 'csv', 'docx'] as const satisfies readonly FileFormat[]

export interface Chosen {
  paper?: TemplateName | undefined
  orders: readonly string[]
  customer?: { id: string } | undefined
  from: string
  to: string
  format: FileFormat
  language: Language
}

/** What is still missing, as a word key; nothing once it can be made. */
export function missingOf({ paper, orders, customer, from, to }: Chosen): string | undefined {
  if (!paper) return 'print-export.missing.template'
  const { subject } = templates[paper]
  if (subject === 'orders') return orders.length === 0 ? 'print-export.missing.order' : undefined
  if (subject === 'customer') return customer ? undefined : 'print-export.missing.customer'
  if (!isDay(from) || (subject === 'range' && !isDay(to))) return 'print-export.missing.day'
  return subject === 'range' && from > to ? 'print-export.missing.turned' : undefined
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function queryOf({ paper, orders, customer, from, to, language }: Chosen) {
  const subject = paper && templates[paper].subject
  return {
    language,
    ...(subject === 'orders' ? { orders: orders.join(',') } : {}),
    ...(subject === 'customer' ? { customer: customer?.id } : {}),
    ...(subject === 'day' ? { from } : {}),
    ...(subject === 'range' ? { from, to } : {}),
  }
}

/** Its pages as a picture to look at. */
export const previewOf = (chosen: Chosen, signal: AbortSignal): Promise<Blob> =>
  call(
    'GET /api/papers/:paper',
    { params: { paper: chosen.paper ?? 'invoice' }, query: { ...queryOf(chosen), format: 'svg' } as never }, // orders travel as text
    { signal },
  )

/** Where its PDF opens, with the browser's own print button. */
export function printAddress(chosen: Chosen): string {
  const given = Object.entries(queryOf(chosen)).filter((each): each is [string, string] => Boolean(each[1]))
  const query = new URLSearchParams([...given, ['format', 'pdf'], ['isShown', 'true']])
  return `/api/papers/${chosen.paper}?${query}`
}

/** Made on the server and handed to the device, under a name of its moment. */
export async function download(chosen: Chosen): Promise<void> {
  const file = await call('GET /api/papers/:paper', {
    params: { paper: chosen.paper ?? 'invoice' },
    query: { ...queryOf(chosen), format: chosen.format } as never, // orders travel as text
  })
  saveFile(file, `tailor-document-${Date.now()}.${chosen.format}`)
}

export const quickNames = ['today', 'yesterday', 'week', 'month'] as const

/** What the quick cards choose. */
export function quickChoice(quick: (typeof quickNames)[number], today: string): Partial<Chosen> {
  if (quick === 'today') return { paper: 'dailyReport', from: today }
  if (quick === 'yesterday') return { paper: 'dailyReport', from: addDays(today, -1) }
  const from = quick === 'week' ? addDays(today, -6) : `${today.slice(0, 8)}01`
  return { paper: 'orderSummary', from, to: today }
}
