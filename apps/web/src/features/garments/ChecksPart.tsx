import { mostChecks } from '@darzi/tailoring/garments/garment.ts'
import { Plus } from 'lucide-react'
import { newId } from '../../data/new-id.ts'
import { Card } from '../../ui/Card.tsx'
import edit from '../../ui/EditForm.module.css'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'
import { changedAt, moved, withoutAt } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import type { GarmentForm } from './use-garment-form.ts'

/** What is looked over before a piece is ready: a few short lines in the shop's own words. */
export function ChecksPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const { checks } = draft
  const isFull = checks.length >= mostChecks
  return (
    <Card title={t('garments.checks.title')}>
      <p className={edit.why}>{t('garments.checks.why')}</p>
      <ol className={styles.rows}>
        {checks.map((check, at) => (
          <li key={check.key} className={styles.row}>
            <div className={styles.rowName}>
              <TextField
                label={t('garments.checks.line', { place: at + 1 })}
                error={errorAt(`checks.${at}.name`)}
                value={check.name}
                maxLength={60}
                autoFocus={check.name === ''}
                onChange={(event) => change({ checks: changedAt(checks, at, { name: event.target.value }) })}
              />
            </div>
            <RowButtons
              name={check.name}
              at={at}
              count={checks.length}
              onMove={(step) => change({ checks: moved(checks, at, step) })}
              onRemove={() => change({ checks: withoutAt(checks, at) })}
            />
          </li>
        ))}
      </ol>
      <HonestButton
        icon={<Plus size={20} aria-hidden="true" />}
        reason={isFull ? t('garments.checks.most', { count: mostChecks }) : undefined}
        onClick={() => change({ checks: [...checks, { key: newId(), name: '' }] })}
      >
        {t('garments.checks.add')}
      </HonestButton>
    </Card>
  )
}
