/**
 * What a paper is, whatever file it becomes: a title, and sections of facts, tables, sums and notes as data. Each format writes the
 * same sections in its own way, so a paper is said once.
 */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { LinkCode } from './pay-code.ts'
import type { PaperShop } from './slip-paper.ts'
import type { PaperKind } from './typesetter.ts'

/** Of a money cell minor units, of a day YYYY-MM-DD; null is an empty cell. */
export type Cell = string | number | null
export interface Column {
  label: string
  kind: 'text' | 'money' | 'number' | 'day'
  /** Its share of the width on a page; 0 is as wide as it needs to be. */
  width?: number
}
export interface Fact {
  label: string
  value: string
  isStrong?: boolean
}
export interface Sum {
  label: string
  minor: number
  isStrong?: boolean
}
export interface Facts {
  kind: 'facts'
  title?: string
  rows: Fact[]
}
/** Rows may come page by page, for a file that is sent while it is read. */
export interface Table {
  kind: 'table'
  title?: string
  columns: Column[]
  rows: Cell[][] | AsyncIterable<Cell[][]>
  /** Instead of rows where there are none. */
  empty: string
}
export type Section =
  | Facts
  | Table
  /** Two groups of facts beside each other on a page. */
  | { kind: 'pair'; left: Facts; right: Facts }
  /** Known once the rows before them are. */
  | { kind: 'sums'; rows: Sum[] | (() => Sum[]) }
  | { kind: 'note'; text: string }
  /** Drawn as a QR code on a page; written out as text elsewhere. */
  | ({ kind: 'code' } & LinkCode)
  /** A line for somebody’s hand. */
  | { kind: 'sign'; text: string }

export interface Paper {
  title: string
  subtitle: string
  currency: Currency
  /** Whose paper it is, where that is not the shop as it is called now. */
  letterhead?: PaperShop
  /** Too many columns for an upright page. */
  isWide?: boolean
  sections: Section[]
  /** How it is drawn on a page where it stands alone and has a form of its own. */
  drawn?: { kind: PaperKind; data: object }
}

/** A paper whose rows are all here. */
export type WholeSection =
  | Exclude<Section, { kind: 'table' | 'sums' }>
  | (Table & { rows: Cell[][] })
  | { kind: 'sums'; rows: Sum[] }
export interface WholePaper extends Omit<Paper, 'sections'> {
  sections: WholeSection[]
}

export const sumsOf = (rows: Sum[] | (() => Sum[])): Sum[] => (typeof rows === 'function' ? rows() : rows)
