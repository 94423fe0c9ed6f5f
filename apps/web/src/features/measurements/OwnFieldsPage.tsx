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
import { useT } from '../../words/use-t.ts'
import { useOwnFields } from './measurement-queries.ts'
import { OwnFieldDialog } from './OwnFieldDialog.tsx'
import styles from './OwnFields.module.css'
import { changeField } from './own-field-commands.ts'

/** The measurements a shop takes beside those every book has. */
export default function OwnFieldsPage() {
  const t = useT()
  const { data: fields, error, refetch } = useOwnFields()
  const [open, setOpen] = useState<ShopField | 'new'>()
  const add = (
    <Button kind="primary" icon={<Plus size={20} aria-hidden="true" />} onClick={() => setOpen('new')}>
      {t('measurements.fields.add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={t('measurements.fields.title')}
        backTo={links.measurementBook()}
        extra={fields && fields.length > 0 && add}
      >
        <p>{t('measurements.fields.why')}</p>
      </ScreenHeader>
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!fields && !error && <SkeletonRows rows={3} rowHeight={64} />}
      {fields?.length === 0 && <EmptyState title={t('measurements.fields.none')} action={add} />}
      {fields && fields.length > 0 && (
        <ul className={styles.fields} aria-label={t('measurements.fields.list')}>
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
  const t = useT()
  const { id, name, kind, part, hint, isActive } = field
  async function switchTo(isOn: boolean) {
    try {
      await changeField(id, { isActive: isOn })
      if (!isOn)
        toastWithUndo({
          message: `${t('measurements.fields.away')}: ${name}`,
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
          {t(`measurements.kind.${kind}`)} · {t(`measurements.part.${part}`)}
        </span>
        {hint && <span className={styles.facts}>{hint}</span>}
      </div>
      {!isActive && <Badge>{t('measurements.fields.away')}</Badge>}
      <Button aria-label={t('measurements.fields.edit', { name })} onClick={onOpen}>
        {t('measurements.fields.change')}
      </Button>
      <Button kind="plain" onClick={() => void switchTo(!isActive)}>
        {t(isActive ? 'measurements.fields.putAway' : 'measurements.fields.takeUp')}
      </Button>
    </article>
  )
}
