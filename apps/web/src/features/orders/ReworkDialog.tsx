import type { Order } from '@darzi/contract/order-shapes.ts'
import { proposedRework, reworkStages } from '@darzi/tailoring/orders/piece-moves.ts'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import { MissingSizesDialog } from './MissingSizesDialog.tsx'
import styles from './OrderPage.module.css'
import { reworkOrder } from './order-commands.ts'
import { PastTrialDialog } from './PastTrialDialog.tsx'
import { missingIn, reworkGates } from './rework-gates.ts'
import { useQuestion } from './use-question.ts'

const causes = ['fit', 'stitching', 'style', 'cloth', 'damage', 'changed_mind', 'other'] as const

type Overrides = Parameters<typeof reworkOrder>[1]['overrides']

/** Which pieces go back to work, to which stage, and why. What a step forward would go past is asked first, as by any other step. */
export function ReworkDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT()
  const offered = order.pieces.filter(({ state }) => state === 'done' || state === 'delivered')
  const [chosen, setChosen] = useState(() => (offered.length === 1 ? offered.map(({ id }) => id) : []))
  const pieces = offered.filter(({ id }) => chosen.includes(id))
  const going = pieces.length > 0 ? pieces : offered
  const stages = reworkStages(going)
  const [chosenKey, setStage] = useState<string>()
  const stage = stages.find(({ key }) => key === chosenKey)?.key ?? proposedRework(going, stages)?.key ?? ''
  const [cause, setCause] = useState<(typeof causes)[number]>('fit')
  const [words, setWords] = useState('')
  const [asking, setAsking] = useState<{ past: 'trial' | 'sizes'; stated: Overrides }>()
  const why = blockedReason(order, 'rework', t)
  const { isBusy, over, problem, setProblem, send } = useQuestion(onClose, why)
  const gates = reworkGates(order, pieces, stage)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (pieces.length === 0) return setProblem(t('orders-page.rework.which'))
    if (!stage) return setProblem(t('orders-page.rework.apart'))
    goOn({})
  }
  function goOn(stated: NonNullable<Overrides>) {
    if (gates.isTrial && !stated.trial) return setAsking({ past: 'trial', stated })
    if (gates.held.length > 0 && !stated.missing) return setAsking({ past: 'sizes', stated })
    setAsking(undefined)
    const pieceIds = pieces.map(({ id }) => id)
    const overrides = Object.keys(stated).length > 0 ? stated : undefined
    void send(() => reworkOrder(order, { pieceIds, stage, cause, words: words || undefined, overrides }))
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  if (asking?.past === 'trial')
    return (
      <PastTrialDialog
        tag={order.number}
        words={order.trial?.words}
        onGoOn={() => goOn({ ...asking.stated, trial: true })}
        onClose={() => setAsking(undefined)}
      />
    )
  if (asking)
    return (
      <MissingSizesDialog
        held={gates.held}
        onGoOn={() => goOn({ ...asking.stated, missing: missingIn(gates.held) })}
        onClose={() => setAsking(undefined)}
      />
    )
  return (
    <Dialog title={t('orders-page.rework.title', { number: order.number })} isOpen onClose={onClose} isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <div>
          {offered.map((piece) => (
            <Checkbox
              key={piece.id}
              label={`${piece.tag} ${garmentName(t, piece.garment)}`}
              checked={chosen.includes(piece.id)}
              onChange={() => toggle(piece.id)}
            />
          ))}
        </div>
        <NativeSelect
          label={t('orders-page.rework.cause')}
          value={cause}
          options={causes.map((value) => ({ value, label: t(`orders-page.cause.${value}`) }))}
          onChange={(event) => setCause(causes.find((key) => key === event.target.value) ?? 'other')}
        />
        <NativeSelect
          label={t('orders-page.rework.stage')}
          value={stage}
          options={stages.map((each) => ({ value: each.key, label: stageName(t, each) }))}
          onChange={(event) => setStage(event.target.value)}
        />
        <TextField
          label={t('orders-page.rework.words')}
          isOptional
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <FormError>{problem}</FormError>
        <div className={styles.foot}>
          <HonestButton kind="primary" type="submit" isBusy={isBusy} reason={over}>
            {t('orders-page.rework.now')}
          </HonestButton>
        </div>
      </form>
    </Dialog>
  )
}
