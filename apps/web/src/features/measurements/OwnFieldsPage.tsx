import type { ShopField } from '@darzi/contract/measurements.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { useOwnFields } from './measurement-queries.ts'
import { OwnFieldDialog } from './OwnFieldDialog.tsx'
import styles from './OwnFields.module.css'
import { changeField } from './own-field-commands.ts'

/** The measurements a shop takes beside those every book has. */
export default function OwnFieldsPage() {
  const say = useSay()
  const { data: fields, error, refetch } = useOwnFields()
  const [open, setOpen] = useState<ShopField | 'new'>()
  const add = (
    <Button kind="next" icon={<Plus size={20} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {say('measurements.fields.add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={say('measurements.fields.title')}
        backTo={links.measurementBook()}
        extra={fields && fields.length > 0 && add}
      >
        <p>{say('measurements.fields.why')}</p>
      </ScreenHeader>
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!fields && !error && <SkeletonRows rows={3} rowHeight={64} />}
      {fields?.length === 0 && <EmptyState title={say('measurements.fields.none')} action={add} />}
      {fields && fields.length > 0 && (
        <ul className={styles.fields} aria-label={say('measurements.fields.list')}>
          {fields.map((field) => (
            <li key={field.id}>
              <FieldLine field={field} onOpen={() => setOpen(field)} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <OwnFieldDialog field={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function FieldLine({ field, onOpen }: { field: ShopField; onOpen: () => void }) {
  const say = useSay()
  const { id, name, kind, part, hint, isActive } = field
  async function switchTo(isOn: boolean) {
    try {
      await changeField(id, { isActive: isOn })
      if (!isOn)
        toastWithUndo({
          message: `${say('measurements.fields.away')}: ${name}`,
          undo: () => changeField(id, { isActive: true }),
        })
    } catch (problem) {
      toastProblem(problem)
    }
  }
  return (
    <article className={styles.field} aria-label={name}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {say(`measurements.kind.${kind}`)} · {say(`measurements.part.${part}`)}
        </span>
        {hint && <span className={styles.facts}>{hint}</span>}
      </div>
      {!isActive && <Badge>{say('measurements.fields.away')}</Badge>}
      <Button aria-label={say('measurements.fields.edit', { name })} onClick={onOpen}>
        {say('measurements.fields.change')}
      </Button>
      <Button kind="plain" onClick={() => void switchTo(!isActive)}>
        {say(isActive ? 'measurements.fields.putAway' : 'measurements.fields.takeUp')}
      </Button>
    </article>
  )
}
