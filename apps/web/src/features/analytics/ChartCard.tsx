import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Charts.module.css'

export interface TableRow {
  key: string
  /** The first names the row, and leads to what is behind it. */
  cells: readonly ReactNode[]
  to?: string
}

interface Props {
  title: string
  /** What the figures mean, in one line. */
  why?: ReactNode
  headings: readonly string[]
  rows: readonly TableRow[]
  /** Besides the switch of views. */
  actions?: ReactNode
  /** Said instead, while there is nothing. */
  empty?: string
  children: ReactNode
}

/** Figures as a chart, or as the table behind it. */
export function ChartCard({ title, why, headings, rows, actions, empty, children }: Props) {
  const t = useT()
  const [isTable, setTable] = useState(false)
  const other = isTable ? 'chart' : 'table'
  const isEmpty = empty !== undefined && rows.length === 0
  return (
    <Card
      title={title}
      actions={
        !isEmpty && (
          <>
            {actions}
            <Button
              kind="plain"
              aria-label={t(`analytics.view.${other}Of`, { name: title })}
              onClick={() => setTable(!isTable)}
            >
              {t(`analytics.view.${other}`)}
            </Button>
          </>
        )
      }
    >
      {why && <p className={styles.why}>{why}</p>}
      {isEmpty ? (
        <p>{empty}</p>
      ) : isTable ? (
        <FigureTable title={title} headings={headings} rows={rows} />
      ) : (
        children
      )}
    </Card>
  )
}

/** A table of figures; where it is wider than the screen it is pushed aside by itself. */
export function FigureTable({ title, headings, rows }: Pick<Props, 'title' | 'headings' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed aside is reached with the keyboard too
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], to }) => (
            <tr key={key}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their headings and never move
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
