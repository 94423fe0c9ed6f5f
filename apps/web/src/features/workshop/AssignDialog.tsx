import type { WorkCard } from '@darzi/contract/workshop.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { useWorkers } from '../orders/api.ts'
import { bulkWork } from './bulk-work.ts'
import styles from './PieceSheet.module.css'

interface Props {
  card: WorkCard
  onClose: () => void
}

/** Whom the piece is given to: one tap on a person. Those who do this stage of this garment well stand first. */
export function AssignDialog({ card, onClose }: Props) {
  const t = useT()
  const stage = card.stages[card.stage]?.key
  const workers = (useWorkers() ?? []).map((worker) => ({
    ...worker,
    isSkilled: worker.skills.some((skill) => skill.garment === card.garment.key && skill.stage === stage),
  }))
  const nobody = { id: null, name: t('workshop.give.nobody'), role: undefined, isSkilled: false }
  const people = [...workers.toSorted((a, b) => Number(b.isSkilled) - Number(a.isSkilled)), nobody]
  return (
    <Dialog title={t('workshop.give.title', { tag: card.tag })} isOpen onClose={onClose}>
      <ul className={styles.people}>
        {people.map(({ id, name, role, isSkilled }) => (
          <li key={id ?? 'nobody'}>
            <button
              type="button"
              className={styles.person}
              aria-pressed={(card.assignedTo?.id ?? null) === id}
              onClick={() => {
                onClose()
                void give(card, id)
              }}
            >
              {name}
              {role && (
                <small>
                  {t(`workshop.role.${role}`)}
                  {isSkilled && ` · ${t('workshop.give.skilled')}`}
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

async function give(card: WorkCard, assignedTo: string | null): Promise<void> {
  try {
    const { message, refused, undo } = await bulkWork([card], { act: 'assign', assignedTo })
    if (message && undo) toastWithUndo({ message, undo })
    for (const { detail } of refused) toastProblem(new Error(detail))
  } catch (error) {
    toastProblem(error)
  }
}
