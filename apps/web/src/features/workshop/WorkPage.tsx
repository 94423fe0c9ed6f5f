import type { WorkCard } from '@darzi/contract/workshop.ts'
import { ListChecks, ScanLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { useSelection } from '../../kits/list/use-selection.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { UnsentPhotos } from '../orders/api.ts'
import boardStyles from './Board.module.css'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardView } from './BoardView.tsx'
import { boardQuery, useBoardQuery } from './board-query.ts'
import { gateBefore, questionOf, readQuestion } from './move-gates.ts'
import { moveWork, useBoard, usePiece, useWorkPhotos, type WorkPhotos } from './work-data.ts'

const PieceSheet = lazy(() => import('./PieceSheet.tsx').then((it) => ({ default: it.PieceSheet })))
const MoveQuestions = lazy(() => import('./MoveQuestions.tsx').then((it) => ({ default: it.MoveQuestions })))
const AssignDialog = lazy(() => import('./AssignDialog.tsx').then((it) => ({ default: it.AssignDialog })))
const RackDialog = lazy(() => import('./RackDialog.tsx').then((it) => ({ default: it.RackDialog })))
const ScanDialog = lazy(() => import('./ScanDialog.tsx').then((it) => ({ default: it.ScanDialog })))
const WorkBulk = lazy(() => import('./WorkBulk.tsx').then((it) => ({ default: it.WorkBulk })))

const atFirst = 50
const mostShown = 500
const none: WorkCard[] = []

/** The workshop: every open piece in the column of its stage. Who cuts and sews finds only their own. */
export default function WorkPage() {
  const t = useT()
  const seesOrders = useMay('orders.read')
  const mayTake = useMay('orders.write')
  const { query, change } = useBoardQuery()
  const [perColumn, setPerColumn] = useState(atFirst)
  const { board, error, refetch, isPending } = useBoard(query, perColumn)
  const cards = board?.columns.flatMap(({ rows }) => rows) ?? none
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const shown = search.get('column') ?? board?.columns.find(({ count }) => count > 0)?.key
  const isDesk = useIsDesk()
  const ofColumn = board?.columns.find(({ key }) => key === shown) ?? board?.columns[0]
  const inSight = isDesk ? cards : (ofColumn?.rows ?? none)
  const { choosing, chosen, selectAll, clear } = useSelection(
    cards,
    boardQuery.write(query).toString(),
    inSight,
  )
  const { selection, select } = choosing
  const [isChoosing, setChoosing] = useState(false)
  const isSelecting = isChoosing || chosen.length > 0
  const piece = useDialogAddress('piece')
  const ask = useDialogAddress('ask')
  const act = useDialogAddress('do')
  const hasUnsaved = useHasUnsavedForm()
  const sent = useWorkPhotos()
  const top = useRef<HTMLDivElement>(null)
  function onMove(card: WorkCard, stage: number) {
    if (gateBefore(card, stage)) ask.open(questionOf(card, stage))
    else void moveWork(card, stage)
  }
  const acts = {
    onMove,
    onAssign: (card: WorkCard) => act.open(`give-${card.id}`),
    onPlace: (card: WorkCard) => act.open(`rack-${card.id}`),
  }
  function clearChosen() {
    setChoosing(false)
    clear()
  }
  const isNarrowed = boardQuery.isNarrowed(query)
  const isEmpty = board?.open === 0
  const scan = (kind: 'primary' | 'quiet') => (
    <Button kind={kind} icon={<ScanLine size={20} aria-hidden="true" />} onClick={() => act.open('scan')}>
      <span className={boardStyles.actWords}>{t('workshop.scan.short')}</span>
    </Button>
  )
  return (
    <>
      <UnsavedGuard isDirty={hasUnsaved} />
      <ScreenHeader
        title={t('workshop.page.title')}
        backTo={links.tailorDashboard()}
        hasBack={seesOrders}
        extra={
          !isEmpty && (
            <>
              <Button
                kind="plain"
                icon={<ListChecks size={20} aria-hidden="true" />}
                aria-pressed={isSelecting}
                onClick={() => (isSelecting ? clearChosen() : setChoosing(true))}
              >
                <span className={boardStyles.actWords}>{t('workshop.select.begin')}</span>
              </Button>
              {scan('quiet')}
            </>
          )
        }
      />
      {error && !board && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={8} rowHeight={52} />}
      {isEmpty && (
        <EmptyState
          title={t('workshop.empty.title')}
          action={
            mayTake ? (
              <ButtonLink kind="primary" to={links.newOrder()}>
                {t('workshop.empty.newOrder')}
              </ButtonLink>
            ) : (
              scan('primary')
            )
          }
        >
          {t(seesOrders ? 'workshop.empty.open' : 'workshop.empty.yours')}
        </EmptyState>
      )}
      <div ref={top} tabIndex={-1}>
        {!piece.value && <UnsentPhotos photos={sent} next={top} />}
      </div>
      {board && !isEmpty && (
        <div className={styles.page}>
          <BoardFilters query={query} board={board} onChange={change} />
          {cards.length === 0 && isNarrowed ? (
            <NothingFound words={query.q.trim() || undefined} onClear={() => change(boardQuery.usual)} />
          ) : (
            <BoardView
              board={board}
              isSelecting={isSelecting}
              selected={selection.ids}
              shown={shown}
              onShow={(column) =>
                setSearch(
                  (now) => {
                    now.set('column', column)
                    return now
                  },
                  { replace: true, preventScrollReset: true },
                )
              }
              onMore={
                perColumn < mostShown ? () => setPerColumn((now) => Math.min(mostShown, now * 3)) : undefined
              }
              onSelect={select}
              {...acts}
            />
          )}
        </div>
      )}
      <Suspense>
        {board && (
          <WorkBulk
            board={board}
            chosen={chosen}
            shown={inSight.length}
            onSelectAll={selectAll}
            onClear={clearChosen}
            onOpen={piece.open}
          />
        )}
        {piece.value && (
          <PieceSheet key={piece.value} id={piece.value} sent={sent} {...acts} onClose={piece.close} />
        )}
        {act.value === 'scan' && (
          <ScanDialog
            onMove={onMove}
            onOpen={({ id }) =>
              setSearch(
                (now) => {
                  now.delete('do')
                  now.set('piece', id)
                  return now
                },
                { replace: true, state: location.state, preventScrollReset: true },
              )
            }
            onClose={act.close}
          />
        )}
        <Questions ask={ask} act={act} cards={cards} sent={sent} />
      </Suspense>
    </>
  )
}

type Address = ReturnType<typeof useDialogAddress>

interface QuestionsProps {
  ask: Address
  act: Address
  cards: readonly WorkCard[]
  sent: WorkPhotos
}

/** The dialogs about one piece: it is on the board, or read for its question. */
function Questions({ ask, act, cards, sent }: QuestionsProps) {
  const question = readQuestion(ask.value)
  const [, kind, about] = /^(give|rack)-(.+)$/.exec(act.value ?? '') ?? []
  const id = question?.id ?? about
  if (!id) return null
  const card = cards.find((each) => each.id === id)
  const dialog = (of: WorkCard) => {
    if (question)
      return (
        <MoveQuestions key={ask.value} card={of} stage={question.stage} sent={sent} onClose={ask.close} />
      )
    if (kind === 'give') return <AssignDialog card={of} onClose={act.close} />
    return <RackDialog card={of} onClose={act.close} />
  }
  return card ? dialog(card) : <ReadFirst id={id}>{dialog}</ReadFirst>
}

function ReadFirst({ id, children }: { id: string; children: (card: WorkCard) => ReactNode }) {
  const { data } = usePiece(id)
  return data ? children(data) : null
}
