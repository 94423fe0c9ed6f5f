import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  /** What is asked. */
  asking: 'addTag' | 'removeTag'
  chosen: readonly CustomerCard[]
  tags: readonly string[]
  onClose: () => void
  onTag: (act: 'addTag' | 'removeTag', tag: string) => void
}

/** Which tag to sew on the chosen rows, or to take off. */
export function BulkTagDialog({ asking, chosen, tags, onClose, onTag }: Props) {
  const t = useT()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const act = asking
  const worn = [...new Set(chosen.flatMap((row) => row.tags))].sort()
  const tag = act === 'addTag' ? typed.trim() : typed || worn[0]
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!tag) return
    onTag(act, tag)
    onClose()
  }
  return (
    <Dialog
      title={t(`customers.bulk.${act}Title`, { count: chosen.length })}
      isOpen
      onClose={onClose}
      isForm
      actions={
        <Button kind="primary" type="submit" form={formId} disabled={!tag}>
          {t(`customers.act.${act}`)}
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        {act === 'addTag' ? (
          <TagField typed={typed} tags={tags} onType={setTyped} />
        ) : (
          <NativeSelect
            label={t('customers.bulk.whichTag')}
            options={worn.map((each) => ({ value: each, label: each }))}
            value={tag}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

interface TagFieldProps {
  typed: string
  tags: readonly string[]
  onType: (tag: string) => void
}

function TagField({ typed, tags, onType }: TagFieldProps) {
  const t = useT()
  const listId = useId()
  return (
    <>
      <TextField
        label={t('customers.bulk.whichTag')}
        list={listId}
        maxLength={40}
        data-autofocus
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
