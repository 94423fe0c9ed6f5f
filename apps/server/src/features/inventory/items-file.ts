import type { inventoryRoutes } from '@darzi/contract/inventory.ts'
import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { readCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { asciiDigits } from '@darzi/tailoring/digits.ts'
import {
  isWhole,
  mostOfItem,
  type StockCategory,
  type StockUnit,
  stockUnits,
  toMilli,
} from '@darzi/tailoring/inventory/stock.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import { t } from '@darzi/words/server.ts'
import { AppError, emptyField, fieldError } from '../../http/app-error.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import type { RequestContext, StepsContext } from '../../http/request-context.ts'
import { decodeText, readCsv } from '../files/api.ts'
import { itemNames, itemsPage } from './item-queries.ts'
import { insertItem, itemBarcodes, lockItem } from './item-store.ts'
import { book } from './move-stock.ts'

type Row = Record<string, string>
interface ReadItem {
  name: string
  category: StockCategory
  unit: StockUnit
  onHand: number
  lowAt: number | null
  costMinor: number | null
  place: string | null
  barcode: string | null
  notes: string | null
}
type Read = { refused: { field: string; code: string } } | { item: ReadItem }

/**
 * Adds items from a file, each row by its own: a row that cannot be read is named with its reason, a name that is there is passed
 * over, so that the same file again adds nothing. With isTrial nothing is written. Throws imports.*.
 */
export async function importItems(ctx: StepsContext<typeof inventoryRoutes.importItems>) {
  const { files, body, request, once } = ctx
  if (!files.file) throw emptyField('file')
  const text = decodeText(files.file.bytes)
  if (text === undefined) throw new AppError('imports.unreadable')
  const { headers, rows } = await readCsv(text)
  const columns = headers.map(columnOf)
  if (!columns.includes('name')) throw fieldError('file', 'imports.nameUnmapped')
  if (rows.length === 0) throw new AppError('imports.empty')
  if (rows.length > mostRowsOfStock) throw new AppError('imports.tooManyRows', { most: mostRowsOfStock })
  const read = rows.map(({ line, cells }) => ({ line, ...readRow(rowOf(columns, cells)) }))
  return once(async ({ tx, publishEvent }) => {
    const names = await itemNames(tx)
    const barcodes = await itemBarcodes(tx)
    const refused: { line: number; field: string; detail: string }[] = []
    const fresh: ReadItem[] = []
    let known = 0
    for (const row of read) {
      const fault = 'refused' in row ? row.refused : undefined
      if ('item' in row && names.has(row.item.name.toLowerCase())) known++
      else if ('item' in row && row.item.barcode && barcodes.has(row.item.barcode))
        refused.push({
          line: row.line,
          field: 'barcode',
          detail: t(request.language, 'problems.inventory.barcodeTaken'),
        })
      else if (fault)
        refused.push({
          line: row.line,
          field: fault.field,
          detail: t(request.language, `problems.${fault.code}`),
        })
      else if ('item' in row) {
        names.add(row.item.name.toLowerCase())
        if (row.item.barcode) barcodes.add(row.item.barcode)
        fresh.push(row.item)
      }
    }
    if (body.isTrial !== 'true') for (const item of fresh) await write({ ...ctx, tx, publishEvent }, item)
    return { added: fresh.length, known, refused }
  })
}

type Writing = Pick<StepsContext<typeof inventoryRoutes.importItems>, 'member' | 'now' | 'newId'> &
  Parameters<typeof book>[0]

async function write(ctx: Writing, { onHand, lowAt, costMinor, ...item }: ReadItem) {
  const { tx, member, now, newId } = ctx
  const id = newId()
  await insertItem(
    tx,
    { shopId: member.shopId, id, now },
    {
      ...item,
      search_text: searchText({ names: [item.name, item.place ?? '', item.notes ?? ''] }),
      low_at_milli: lowAt === null ? null : toMilli(lowAt),
      cost_minor: member.may('inventory.buy') ? costMinor : null,
      supplier_id: null,
      photo_width_mm: null,
      is_shown: false,
    },
  )
  if (onHand > 0)
    await book(ctx, await lockItem(tx, id), [
      { id: newId(), kind: 'counted', quantityMilli: toMilli(onHand) },
    ])
}

const mostRowsOfStock = 5000

/** Headings as lists of cloth have them, ours first. */
const headingWords: Record<string, RegExp> = {
  name: /^(name|item|item name|product|description|cloth|fabric|नाम|सामान|ਨਾਂ|ਸਮਾਨ)$/,
  category: /^(category|type|kind|श्रेणी|ਕਿਸਮ)$/,
  unit: /^(unit|uom|units|इकाई|ਇਕਾਈ)$/,
  onHand: /^(onhand|on hand|quantity|qty|stock|in stock|balance|मात्रा|स्टॉक|ਮਾਤਰਾ|ਸਟਾਕ)$/,
  lowAt: /^(lowat|low at|low stock|low stock level|reorder level|minimum|min|न्यूनतम|ਘੱਟੋ ਘੱਟ)$/,
  cost: /^(cost|cost price|rate|price|unit cost|दर|लागत|ਦਰ|ਲਾਗਤ)$/,
  place: /^(place|location|rack|shelf|bin|जगह|ਥਾਂ)$/,
  barcode: /^(barcode|code|sku|बारकोड|ਬਾਰਕੋਡ)$/,
  notes: /^(notes|note|remarks|टिप्पणी|ਨੋਟ)$/,
}

function columnOf(heading: string): string | undefined {
  const plain = heading.normalize('NFC').toLowerCase().replace(/[_-]+/g, ' ').trim()
  return Object.entries(headingWords).find(([, words]) => words.test(plain))?.[0]
}

const rowOf = (columns: readonly (string | undefined)[], cells: readonly string[]): Row =>
  Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, readCell(cells[at] ?? '')]] : [])))

function readRow(row: Row): Read {
  const name = normaliseName(row.name ?? '').slice(0, 120)
  if (!name) return { refused: { field: 'name', code: 'field.required' } }
  const unit = unitOf(row.unit ?? '')
  if (!unit) return { refused: { field: 'unit', code: 'field.notOffered' } }
  const numbers = { onHand: numberOf(row.onHand), lowAt: numberOf(row.lowAt), cost: numberOf(row.cost) }
  const wrong = Object.entries(numbers).find(([, read]) => read === undefined)
  if (wrong) return { refused: { field: wrong[0], code: 'field.notANumber' } }
  const { onHand, lowAt, cost } = numbers
  const broken = (['onHand', 'lowAt'] as const).find((field) => !isWhole(numbers[field] ?? 0, unit))
  if (broken) return { refused: { field: broken, code: 'inventory.notWhole' } }
  const item: ReadItem = {
    name,
    unit,
    category: /^(acc|trim|notion)/i.test(row.category ?? '') || unit === 'pc' ? 'accessory' : 'fabric',
    onHand: onHand ?? 0,
    lowAt: lowAt ?? null,
    costMinor: typeof cost === 'number' ? Math.round(cost * 100) : null,
    place: row.place?.trim().slice(0, 80) || null,
    barcode: row.barcode?.trim().slice(0, 64) || null,
    notes: row.notes?.trim().slice(0, 1000) || null,
  }
  return { item }
}

const unitWords: Record<StockUnit, RegExp> = {
  m: /^(m|mtr|mtrs|metre|metres|meter|meters|मीटर|ਮੀਟਰ)$/i,
  yd: /^(yd|yds|yard|yards|गज|ਗਜ਼)$/i,
  pc: /^(pc|pcs|piece|pieces|no|nos|नग|ਨਗ)$/i,
}
const unitOf = (text: string) =>
  stockUnits.find((unit) => unitWords[unit].test(text.trim().replace(/\.$/, '')))

/** null for nothing, undefined for what is no number. Thousands may be apart by commas; a comma anywhere else is not guessed at. */
function numberOf(text = ''): number | null | undefined {
  const plain = asciiDigits(text).replace(/[\s₹$€]/g, '')
  if (!plain) return null
  const isNumber = /^\d+(\.\d+)?$/.test(plain) || /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain)
  const read = isNumber ? Number(plain.replaceAll(',', '')) : Number.NaN
  return read <= mostOfItem ? read : undefined
}

const perPage = 200

/** The stock as it is filtered, as a CSV that no spreadsheet computes. */
export async function exportItems({ tx, query, member }: RequestContext<typeof inventoryRoutes.exportItems>) {
  const rows: StockItem[] = []
  let after: string | undefined
  do {
    const page = await itemsPage(tx, { ...query, after, limit: perPage }, member)
    rows.push(...page.rows)
    after = page.next
  } while (after)
  const lines = [headings, ...rows.map(cellsOf)]
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: 'stock.csv',
    bytes: byteOrderMark + csvLines(lines),
  }
}

/** The columns a file of items has; the same file is read again. */
const headings = ['name', 'category', 'unit', 'onHand', 'lowAt', 'cost', 'place', 'barcode', 'notes']

const cellsOf = (item: StockItem) => [
  item.name,
  item.category,
  item.unit,
  String(item.onHand),
  item.lowAt === undefined ? '' : String(item.lowAt),
  item.costMinor === undefined ? '' : String(item.costMinor / 100),
  item.place ?? '',
  item.barcode ?? '',
  item.notes ?? '',
]
