import { defaultStages, type Stage } from '@darzi/tailoring/garments/garment.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { newId } from '../../data/new-id.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import edit from '../../ui/EditForm.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddFrom } from './AddFrom.tsx'
import styles from './GarmentForm.module.css'
import { useStagesInUse } from './garment-data.ts'
import { changedAt, moved, withoutAt } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import type { GarmentForm } from './use-garment-form.ts'

/** What a piece passes through, from the first, taken in, to the last, done. Any stage may have the shop's own name. */
export function StagesPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const { stages } = draft
  const inUse = useStagesInUse(form.garment.key)
  const taken = new Set(stages.map(({ key }) => key))
  return (
    <Card title={t('garments.stages.title')}>
      <p className={edit.why}>{t('garments.stages.why')}</p>
      <p className={edit.why}>{t('garments.stages.kept')}</p>
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
              {inUse.has(stage.key) && (
                <small className={styles.inUse}>
                  {t('garments.stages.inUse', { count: inUse.get(stage.key) ?? 0 })}
                </small>
              )}
              <RowButtons
                name={called}
                at={at}
                count={stages.length}
                onMove={(step) => change({ stages: moved(stages, at, step) })}
                onRemove={() => change({ stages: withoutAt(stages, at) })}
              />
              <StageMarks
                stage={stage}
                name={called}
                isWork={at > 0 && at < stages.length - 1}
                errorAt={(field) => errorAt(`stages.${at}.${field}`)}
                onChange={(part) => change({ stages: changedAt(stages, at, part) })}
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

interface MarksProps {
  stage: Stage
  name: string
  /** Neither the taking in nor the garment done: those have no marks. */
  isWork: boolean
  errorAt: (field: string) => string | undefined
  onChange: (part: Partial<Stage>) => void
}

const marks = ['isTrial', 'isOptional', 'needsApproval'] as const

/** What a stage means for the pieces that go through it, and what it is called in each language. */
function StageMarks({ stage, name, isWork, errorAt, onChange }: MarksProps) {
  const t = useT()
  const said = Object.values(stage.names ?? {}).some(Boolean)
  return (
    <div className={styles.marks}>
      {marks.map(
        (mark) =>
          (isWork || stage[mark]) && (
            <Checkbox
              key={mark}
              label={t(`garments.stages.${mark}`)}
              aria-label={t(`garments.stages.${mark}Of`, { name })}
              checked={stage[mark] ?? false}
              onChange={(event) => onChange({ [mark]: event.target.checked })}
            />
          ),
      )}
      {marks
        .map((mark) => errorAt(mark))
        .filter(Boolean)
        .map((problem) => (
          <p key={problem} className={styles.wrong}>
            {problem}
          </p>
        ))}
      <details className={styles.folded} open={said || undefined}>
        <summary>{t('garments.stages.names')}</summary>
        <div className={styles.names}>
          {languageCodes.map((language) => (
            <TextField
              key={language}
              label={languages[language].nativeName}
              lang={language}
              maxLength={60}
              value={stage.names?.[language] ?? ''}
              onChange={(event) => onChange({ names: { ...stage.names, [language]: event.target.value } })}
            />
          ))}
        </div>
      </details>
    </div>
  )
}

const known = new Set(defaultStages.map(({ key }) => key))
const isKnownStage = (key: string): boolean => known.has(key)

/** A stage with another own name; emptied, one of the catalogue has its word again. */
function stageNamed({ name: _before, ...stage }: Stage, name: string): Stage {
  return name === '' && isKnownStage(stage.key) ? stage : { ...stage, name }
}
