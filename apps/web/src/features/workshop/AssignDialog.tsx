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

/** Whom the piece is given to: one tap on a person. */
export function AssignDialog({ card, onClose }: Props) {
  const t = useT()
  const workers = useWorkers() ?? []
  const people = [...workers, { id: null, name: t('workshop.give.nobody'), role: undefined }]
  return (
    <Dialog title={t('workshop.give.title', { tag: card.tag })} isOpen onClose={onClose}>
      <ul className={styles.people}>
        {people.map(({ id, name, role }) => (
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
              {role && <small>{t(`workshop.role.${role}`)}</small>}
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
