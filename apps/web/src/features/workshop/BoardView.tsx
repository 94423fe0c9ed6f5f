import type { WorkCard as Card } from '@darzi/contract/workshop.ts'
import { stageOfColumn } from '@darzi/tailoring/workshop/columns.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import { useMay } from '../../data/session.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Board.module.css'
import { reasonAgainst } from './stage-choices.ts'
import { useCardDrag } from './use-card-drag.ts'
import { type CardActs, WorkCard } from './WorkCard.tsx'
import type { Board, Column } from './work-data.ts'

interface Props extends CardActs {
  board: Board
  isSelecting: boolean
  selected: ReadonlySet<string>
  /** The column a phone shows. */
  shown: string | undefined
  onShow: (column: string) => void
  /** Undefined where a column shows all it can: the rest is found by search and filters. */
  onMore: (() => void) | undefined
}

/** The columns of the stages: beside each other at a desk, one at a time on a phone. */
export function BoardView(props: Props) {
  return useIsDesk() ? <DeskBoard {...props} /> : <PhoneBoard {...props} />
}

function DeskBoard(props: Props) {
  const t = useT()
  const { board, onMove } = props
  const mayApprove = useMay('work.approve')
  const { drag, begin } = useCardDrag((card, column) => {
    const stage = stageOfColumn(card, column)
    if (stage !== undefined && !reasonAgainst(t, card, { stage, mayApprove })) onMove(card, stage)
  })
  /** Why the card in the hand may not be put down here; empty where it may. */
  function refusal(column: Column): string | undefined {
    if (!drag) return undefined
    const stage = stageOfColumn(drag.card, column.key)
    if (stage === undefined)
      return t('workshop.notThere.noStage', { garment: garmentName(t, drag.card.garment) })
    return stage === drag.card.stage ? '' : (reasonAgainst(t, drag.card, { stage, mayApprove }) ?? '')
  }
  return (
    <section
      className={styles.board}
      data-board
      data-dragging={drag !== undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keys too
      tabIndex={0}
      aria-label={t('workshop.board.label')}
      onKeyDown={(event) => onKey(event, props)}
    >
      {board.columns.map((column) => (
        <section
          key={column.key}
          className={styles.column}
          data-column={column.key}
          data-empty={column.count === 0}
          data-over={drag?.over === column.key}
          data-refused={Boolean(refusal(column))}
          aria-label={t('workshop.column.label', { stage: columnTitle(t, column), count: column.count })}
        >
          <h2 className={styles.title}>
            {columnTitle(t, column)} <span className={styles.count}>{writeNumber(column.count)}</span>
          </h2>
          {drag?.over === column.key && refusal(column) && (
            <p className={styles.refusal}>{refusal(column)}</p>
          )}
          <Cards {...props} column={column} dragged={drag?.card.id} onDragStart={begin} />
        </section>
      ))}
      {drag && (
        <div
          className={styles.hand}
          style={{ insetInlineStart: drag.x + 8, insetBlockStart: drag.y + 8 }}
          aria-hidden="true"
        >
          {garmentName(t, drag.card.garment)} {drag.card.tag.replace(/^ORD-/, '')}
        </div>
      )}
    </section>
  )
}

const columnTitle = (t: ReturnType<typeof useT>, { stage }: Column) =>
  stage ? stageName(t, stage) : t('workshop.ready')

/** Arrows go from card to card; with Alt they take the card to the stage beside, as far as it may go. */
function onKey(event: KeyboardEvent<HTMLElement>, { board, onMove }: Props) {
  const at = event.target instanceof HTMLElement ? event.target.dataset.card : undefined
  const columnAt = board.columns.findIndex(({ rows }) => rows.some(({ id }) => id === at))
  const rows = board.columns[columnAt]?.rows ?? []
  const rowAt = rows.findIndex(({ id }) => id === at)
  const card = rows[rowAt]
  if (!card) return
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (aside !== undefined && event.altKey) {
    event.preventDefault()
    const stage = card.stage + aside
    if (stage >= 0 && stage < card.stages.length) onMove(card, stage)
    return
  }
  const next =
    along !== undefined
      ? rows[rowAt + along]
      : aside !== undefined
        ? cardBeside(board, { from: columnAt, step: aside, rowAt })
        : undefined
  if (!next) return
  event.preventDefault()
  document.querySelector<HTMLElement>(`[data-card="${next.id}"]`)?.focus()
}

function cardBeside(
  { columns }: Board,
  { from, step, rowAt }: { from: number; step: number; rowAt: number },
) {
  for (let at = from + step; at >= 0 && at < columns.length; at += step) {
    const rows = columns[at]?.rows ?? []
    if (rows.length > 0) return rows[Math.min(rowAt, rows.length - 1)]
  }
  return undefined
}

const swipePx = 60

function PhoneBoard(props: Props) {
  const t = useT()
  const { board, shown, onShow } = props
  const start = useRef({ x: 0, y: 0 })
  const tabs = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    board.columns.findIndex(({ key }) => key === shown),
  )
  const column = board.columns[at]
  if (!column) return null
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    if (!touch) return
    const x = touch.clientX - start.current.x
    const y = touch.clientY - start.current.y
    if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return
    const forward = x < 0 === (document.dir !== 'rtl')
    show(at + (forward ? 1 : -1))
  }
  function show(place: number) {
    const next = board.columns[place]
    if (!next) return
    onShow(next.key)
    tabs.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(at + step)
    const tab = tabs.current?.children[at + step]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('workshop.board.label')}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {board.columns.map((each, place) => (
          <button
            key={each.key}
            type="button"
            role="tab"
            id={`tab-${each.key}`}
            aria-selected={place === at}
            aria-controls="board-column"
            tabIndex={place === at ? 0 : -1}
            className={styles.tab}
            onClick={() => show(place)}
          >
            {columnTitle(t, each)} <span className={styles.count}>{writeNumber(each.count)}</span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="board-column"
        aria-labelledby={`tab-${column.key}`}
        className={styles.panel}
        onTouchStart={({ touches }) => {
          const touch = touches[0]
          if (touch) start.current = { x: touch.clientX, y: touch.clientY }
        }}
        onTouchEnd={onTouchEnd}
      >
        {column.count === 0 && <p className={styles.none}>{t('workshop.column.none')}</p>}
        <Cards {...props} column={column} />
      </div>
    </>
  )
}

interface CardsProps extends Props {
  column: Column
  dragged?: string
}

function Cards({ column, dragged, isSelecting, selected, onMore, ...acts }: CardsProps) {
  const t = useT()
  const { onMove, onAssign, onPlace, onSelect, onDragStart } = acts
  const left = column.count - column.rows.length
  return (
    <ul className={styles.cards}>
      {column.rows.map((card: Card) => (
        <li key={card.id}>
          <WorkCard
            card={card}
            isSelecting={isSelecting}
            isSelected={selected.has(card.id)}
            isDragged={dragged === card.id}
            onMove={onMove}
            onAssign={onAssign}
            onPlace={onPlace}
            onSelect={onSelect}
            onDragStart={onDragStart}
          />
        </li>
      ))}
      {left > 0 && (
        <li>
          {onMore ? (
            <Button kind="plain" onClick={onMore}>
              {t('workshop.column.more', { count: left })}
            </Button>
          ) : (
            <Button
              kind="plain"
              onClick={() => document.querySelector<HTMLElement>('[data-search]')?.focus()}
            >
              {t('workshop.column.narrow', { count: left })}
            </Button>
          )}
        </li>
      )}
    </ul>
  )
}
