import { defaultStages, type Stage } from '@darzi/tailoring/garments/garment.ts'
import { newId } from '../../data/new-id.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import edit from '../../ui/EditForm.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddFrom } from './AddFrom.tsx'
import styles from './GarmentForm.module.css'
import { changedAt, moved, withoutAt } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import type { GarmentForm } from './use-garment-form.ts'

/** What a piece passes through, from the first, taken in, to the last, done. Any stage may have the shop's own name. */
export function StagesPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const { stages } = draft
  const taken = new Set(stages.map(({ key }) => key))
  return (
    <Card title={t('garments.stages.title')}>
      <p className={edit.why}>{t('garments.stages.why')}</p>
      {errorAt('stages') && <p className={styles.wrong}>{errorAt('stages')}</p>}
      <ol className={styles.rows}>
        {stages.map((stage, at) => {
          const word = isKnownStage(stage.key) ? stageName(t, { key: stage.key }) : ''
          const called = stage.name || word
          return (
            <li key={stage.key} className={styles.row}>
              <div className={styles.rowName}>
                <TextField
                  label={t('garments.stages.name', { place: at + 1 })}
                  placeholder={word}
                  error={errorAt(`stages.${at}.name`)}
                  value={stage.name ?? ''}
                  maxLength={60}
                  autoFocus={stage.name === ''}
                  onChange={(event) =>
                    change({
                      stages: stages.map((each) =>
                        each === stage ? stageNamed(each, event.target.value) : each,
                      ),
                    })
                  }
                />
              </div>
              <Checkbox
                label={t('garments.stages.trial')}
                aria-label={t('garments.stages.trialAfter', { name: called })}
                checked={stage.isTrial ?? false}
                onChange={(event) =>
                  change({ stages: changedAt(stages, at, { isTrial: event.target.checked }) })
                }
              />
              <RowButtons
                name={called}
                at={at}
                count={stages.length}
                onMove={(step) => change({ stages: moved(stages, at, step) })}
                onRemove={() => change({ stages: withoutAt(stages, at) })}
              />
            </li>
          )
        })}
      </ol>
      <AddFrom
        label={t('garments.stages.add')}
        ownLabel={t('garments.stages.addOwn')}
        options={defaultStages
          .filter(({ key }) => !taken.has(key))
          .map((stage) => ({ value: stage.key, label: stageName(t, stage) }))}
        onAdd={(key) => change({ stages: [...stages, { key }] })}
        onAddOwn={() => change({ stages: [...stages, { key: newId(), name: '' }] })}
      />
    </Card>
  )
}

const known = new Set(defaultStages.map(({ key }) => key))
const isKnownStage = (key: string): boolean => known.has(key)

/** A stage with another own name; emptied, one of the catalogue has its word again. */
function stageNamed({ name: _before, ...stage }: Stage, name: string): Stage {
  return name === '' && isKnownStage(stage.key) ? stage : { ...stage, name }
}
