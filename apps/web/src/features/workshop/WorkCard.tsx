import type { WorkCard as Card } from '@darzi/contract/workshop.ts'
import { Check } from 'lucide-react'
import type { MouseEvent, PointerEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useMay } from '../../data/session.ts'
import { useLongPress } from '../../kits/list/use-long-press.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { initialsOf } from '../../ui/initials.ts'
import type { MenuAction } from '../../ui/menu-action.ts'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { DoneButton } from './DoneButton.tsx'
import { shortDay } from './short-day.ts'
import { stageChoices } from './stage-choices.ts'
import styles from './WorkCard.module.css'

export interface CardActs {
  onMove: (card: Card, stage: number) => void
  onAssign: (card: Card) => void
  onPlace: (card: Card) => void
  onSelect: (id: string, isRange: boolean) => void
  onDragStart?: (card: Card, event: PointerEvent<HTMLElement>) => void
}

interface Props extends CardActs {
  card: Card
  isSelecting: boolean
  isSelected: boolean
  isDragged?: boolean
}

/** One piece on the board: what, for whom, by when, who has it, what is wrong. A tap opens it, one tap says "Done". */
export function WorkCard({ card, isSelecting, isSelected, isDragged, ...acts }: Props) {
  const t = useT()
  const { search } = useLocation()
  const press = useLongPress(() => acts.onSelect(card.id, false))
  const to = `?${withPiece(search, card.id)}`
  function onOpen(event: MouseEvent) {
    if (!isSelecting && !event.shiftKey) return
    event.preventDefault()
    acts.onSelect(card.id, event.shiftKey)
  }
  const { worker } = card
  const isLate = card.daysLeft < 0 && card.state !== 'done'
  return (
    <article
      className={styles.card}
      data-late={isLate}
      data-selected={isSelected}
      data-dragged={isDragged}
      aria-label={card.tag}
      {...press}
      onPointerDown={(event) => {
        press.onPointerDown(event)
        if (event.pointerType === 'mouse' || event.pointerType === 'pen') acts.onDragStart?.(card, event)
      }}
    >
      {isSelecting && (
        <span className={styles.box}>
          <input
            type="checkbox"
            aria-label={t('workshop.select.one', { tag: card.tag })}
            checked={isSelected}
            onClick={(event) => acts.onSelect(card.id, event.shiftKey)}
            // The click tells whether Shift was held; the change event does not.
            onChange={() => {}}
          />
          <Check size={16} strokeWidth={3.2} aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <Link
            to={to}
            state={{ dialogOpened: true }}
            preventScrollReset
            className={styles.open}
            draggable={false}
            onClick={onOpen}
            data-card={card.id}
          >
            {garmentName(t, card.garment)} <span>{card.person.name}</span>
          </Link>
        </p>
        <p className={styles.marks}>
          <span className="figures">{card.tag.replace(/^ORD-/, '')}</span>
          <Due card={card} />
          {worker && (
            <span
              className={styles.worker}
              role="img"
              aria-label={worker.name}
              title={worker.name}
              data-initials={initialsOf(worker.name)}
            />
          )}
          <Flags card={card} />
        </p>
      </div>
      {!isSelecting && (
        <>
          <DoneButton card={card} onMove={(stage) => acts.onMove(card, stage)} />
          <CardMenu card={card} {...acts} />
        </>
      )}
    </article>
  )
}

function withPiece(search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.set('piece', id)
  return query.toString()
}

function Due({ card }: { card: Card }) {
  const t = useT()
  const language = useLanguage()
  const { daysLeft, state, workshopOn, promisedOn, rackPlace } = card
  if (state === 'done')
    return (
      <strong>{rackPlace ? t('workshop.card.rack', { place: rackPlace }) : t('workshop.card.noRack')}</strong>
    )
  if (daysLeft < 0)
    return <strong className={styles.late}>{t('workshop.card.late', { days: -daysLeft })}</strong>
  if (daysLeft === 0) return <strong className={styles.today}>{t('workshop.card.today')}</strong>
  const day = workshopOn ?? promisedOn
  return <time dateTime={day}>{shortDay(day, language)}</time>
}

/** What is wrong with it, each by a word. */
function Flags({ card }: { card: Card }) {
  const t = useT()
  const isOpen = card.state !== 'done'
  const flags = [
    card.isUrgent && 'urgent',
    isOpen && card.missing.length > card.cutWithout.length && 'sizes',
    isOpen && card.trialChange && 'trial',
    card.approvalAsked && 'approval',
    card.reworks > 0 && isOpen && 'rework',
  ].filter((flag) => typeof flag === 'string')
  return flags.map((flag) => (
    <span key={flag} className={styles.flag} data-flag={flag}>
      {t(`workshop.flag.${flag}`)}
    </span>
  ))
}

/** Every stage of its list, also those it may not go to, with the reason; who has it; where it hangs. */
function CardMenu({ card, onMove, onAssign, onPlace }: { card: Card } & CardActs) {
  const t = useT()
  const mayApprove = useMay('work.approve')
  const mayAssign = useMay('orders.write')
  const actions: MenuAction[] = [
    ...stageChoices(t, card, mayApprove).map(({ stage, label, reason, skips }) => ({
      key: String(stage),
      label: (
        <>
          {t('workshop.act.moveTo', { stage: label })}
          {!reason && skips.length > 0 && (
            <small className={styles.skips}>{t('workshop.act.skips', { stages: skips.join(', ') })}</small>
          )}
        </>
      ),
      reason,
      run: () => onMove(card, stage),
    })),
    ...(mayAssign ? [{ key: 'give', label: t('workshop.act.give'), run: () => onAssign(card) }] : []),
    ...(card.state === 'done'
      ? [{ key: 'rack', label: t('workshop.act.rack'), run: () => onPlace(card) }]
      : []),
  ]
  return (
    <span className={styles.menu}>
      <ActionMenu label={t('workshop.act.of', { tag: card.tag })} actions={actions} />
    </span>
  )
}
