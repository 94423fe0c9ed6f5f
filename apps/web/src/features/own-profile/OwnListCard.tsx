import { type ReactNode, useState } from 'react'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OwnProfile.module.css'

interface Props<Row extends { id: string }> {
  /** Its words stand under `own-profile.<list>`. */
  list: 'addresses' | 'family'
  rows: readonly Row[]
  nameOf: (row: Row) => string
  anew: () => Row
  save: (row: Row) => Promise<void>
  remove: (id: string) => Promise<void>
  /** What stands below the name. */
  more: (row: Row) => ReactNode
  /** What else can be done with a row, before changing it. */
  acts?: (row: Row) => ReactNode
  form: (row: Row, onDone: () => void) => ReactNode
}

/** A list the account keeps of its own: each row is changed in a dialog, and taken away until Undo. */
export function OwnListCard<Row extends { id: string }>({ list, rows, nameOf, anew, ...has }: Props<Row>) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [edited, setEdited] = useState<Row>()
  const word = (key: string, row?: Row) => t(`own-profile.${list}.${key}`, row && { name: nameOf(row) })
  const isNew = edited !== undefined && !rows.some(({ id }) => id === edited.id)
  const remove = (row: Row) =>
    run(async () => {
      await has.remove(row.id)
      toastWithUndo({ message: word('removed', row), undo: () => has.save(row) })
    })
  return (
    <Card title={word('title')} aria-label={word('title')}>
      <div className={styles.body}>
        <p className={styles.soft}>{word('why')}</p>
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <div className={styles.words}>
                  <strong>{nameOf(row)}</strong>
                  {has.more(row)}
                </div>
                <div className={styles.acts}>
                  {has.acts?.(row)}
                  <Button aria-label={word('editOf', row)} onClick={() => setEdited(row)}>
                    {t('own-profile.edit')}
                  </Button>
                  <Button
                    kind="plain"
                    disabled={isBusy}
                    aria-label={word('removeOf', row)}
                    onClick={() => void remove(row)}
                  >
                    {t('own-profile.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={() => setEdited(anew())}>{word('add')}</Button>
        </div>
      </div>
      <Dialog
        title={word(isNew ? 'add' : 'edit')}
        isOpen={edited !== undefined}
        isForm
        onClose={() => setEdited(undefined)}
      >
        {edited && has.form(edited, () => setEdited(undefined))}
      </Dialog>
    </Card>
  )
}
