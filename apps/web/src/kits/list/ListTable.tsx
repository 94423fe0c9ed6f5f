import type { ReactNode } from 'react'
import styles from './ListTable.module.css'

/** A column of a list on a desk; on a phone each row is a card. */
export interface Column<Row> {
  key: string
  title: string
  /** A track of the grid, such as `minmax(0, 2fr)`: large letters wrap, and nothing runs off. */
  width: string
  /** Figures stand at the end of their column. */
  isEnd?: boolean
  cell: (row: Row) => ReactNode
}

export const tracksOf = <Row,>(columns: readonly Column<Row>[]) => columns.map(({ width }) => width).join(' ')

export function ListHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <div className={styles.head} style={{ gridTemplateColumns: tracksOf(columns) }} aria-hidden="true">
      {columns.map(({ key, title, isEnd = false }) => (
        <span key={key} data-end={isEnd}>
          {title}
        </span>
      ))}
    </div>
  )
}

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

/** The cells of one row, 44 px high: twelve rows fit a desk's screen. */
export function Cells<Row>({ row, columns }: CellsProps<Row>) {
  return columns.map(({ key, isEnd = false, cell }) => (
    <div key={key} className={styles.cell} data-end={isEnd}>
      {cell(row)}
    </div>
  ))
}

/** A row of a short list that is no `ListRows`. */
export function ListLine<Row>({ row, columns }: CellsProps<Row>) {
  return (
    <div className={styles.line} style={{ gridTemplateColumns: tracksOf(columns) }}>
      <Cells row={row} columns={columns} />
    </div>
  )
}

/** Two short lines in a cell: what it is, and more of it. */
export function TwoLines({ more, children }: { more?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.two}>
      <div>{children}</div>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}
