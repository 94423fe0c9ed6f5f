import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { type CustomerDraft, draftOf } from './customer-draft.ts'
import styles from './MeanwhileDialog.module.css'
import { changedMeanwhile, type Meanwhile, type SettledField, settled } from './meanwhile.ts'

export interface MeanwhileProps {
  base: CustomerDraft
  mine: CustomerDraft
  theirs: Customer
  onSettle: (draft: CustomerDraft) => void
  onClose: () => void
}

/** Somebody else changed this record: what they changed, and a choice wherever both wrote something. */
export function MeanwhileQuestion({ base, mine, theirs, onSettle, onClose }: MeanwhileProps) {
  const t = useT()
  const versions = { base, mine, theirs: draftOf(theirs) }
  const changes = changedMeanwhile(versions)
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<SettledField>>(new Set())
  function choose(field: SettledField, isTheirs: boolean) {
    const next = new Set(takeTheirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTakeTheirs(next)
  }
  return (
    <Dialog
      title={t('customers-form.meanwhile.title')}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('customers-form.meanwhile.back')}
          </Button>
          <Button kind="primary" onClick={() => onSettle(settled(versions, takeTheirs))}>
            {t('customers-form.meanwhile.save')}
          </Button>
        </>
      }
    >
      <p>{t('customers-form.meanwhile.why', { count: changes.length })}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.field}>
            <Change
              change={change}
              isTheirs={takeTheirs.has(change.field)}
              onChoose={(isTheirs) => choose(change.field, isTheirs)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ChangeProps {
  change: Meanwhile
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Change({ change, isTheirs, onChoose }: ChangeProps) {
  const t = useT()
  const { field, mine, theirs, isContested } = change
  const label = t(`customers-form.field.${field}`)
  const shown = (text: string) => text || t('customers-form.meanwhile.empty')
  if (!isContested) {
    return <p>{t('customers-form.meanwhile.theyChanged', { field: label, value: shown(theirs) })}</p>
  }
  const choices = [
    { key: 'mine', isOn: !isTheirs, text: mine },
    { key: 'theirs', isOn: isTheirs, text: theirs },
  ] as const
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {choices.map(({ key, isOn, text }) => (
        <label key={key} className={styles.option}>
          <input type="radio" name={field} checked={isOn} onChange={() => onChoose(key === 'theirs')} />
          <span>
            <small>{t(`customers-form.meanwhile.${key}`)}</small> {shown(text)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
