import type { StyleGroup } from '@darzi/tailoring/garments/garment.ts'
import { Plus, Trash2 } from 'lucide-react'
import { newId } from '../../data/new-id.ts'
import { Button } from '../../ui/Button.tsx'
import edit from '../../ui/EditForm.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'
import { changedAt, withoutAt } from './moved.ts'
import { StyleCard } from './StyleCard.tsx'
import cards from './StyleCards.module.css'
import { knownOptions, switched } from './style-switch.ts'

interface Props {
  group: StyleGroup
  errorAt: (field: string) => string | undefined
  onChange: (part: Partial<StyleGroup>) => void
  onRemove: () => void
}

/** One group: its cards to switch on and off, and options of the shop's own by name. */
export function StyleGroupPart({ group, errorAt, onChange, onRemove }: Props) {
  const t = useT()
  const { options } = group
  const known = knownOptions(group.key)
  const isOwnGroup = known.length === 0
  const called = group.name || (isOwnGroup ? '' : styleGroupName(t, { key: group.key }))
  const title = called || t('garments.styles.newGroup')
  const add = () => onChange({ options: [...options, { key: newId(), name: '' }] })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with a button
    <div role="group" aria-label={title} className={styles.group}>
      <div className={styles.groupHead}>
        <h3>{title}</h3>
        <button
          type="button"
          className={edit.icon}
          aria-label={t('garments.rowButtons.remove', { name: title })}
          onClick={onRemove}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </div>
      {isOwnGroup && (
        <TextField
          label={t('garments.styles.groupName')}
          error={errorAt('name')}
          value={group.name ?? ''}
          maxLength={60}
          autoFocus={group.name === ''}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {known.length > 0 && (
        <div className={cards.cards}>
          {known.map((key) => (
            <StyleCard
              key={key}
              type="checkbox"
              picture={`${group.key}.${key}`}
              name={styleOptionName(t, group.key, options.find((option) => option.key === key) ?? { key })}
              isChosen={options.some((option) => option.key === key)}
              onChoose={() => onChange({ options: switched(group.key, options, key) })}
            />
          ))}
        </div>
      )}
      {options.map(({ key, name }, at) =>
        known.includes(key) ? null : (
          <div key={key} className={styles.ownOption}>
            <TextField
              label={t('garments.styles.ownOption')}
              error={errorAt(`options.${at}.name`)}
              value={name ?? ''}
              maxLength={60}
              autoFocus={name === '' && group.name !== ''}
              onChange={(event) =>
                onChange({ options: changedAt(options, at, { name: event.target.value }) })
              }
            />
            <button
              type="button"
              className={edit.icon}
              aria-label={t('garments.rowButtons.remove', {
                name: name || t('garments.styles.ownOption'),
              })}
              onClick={() => onChange({ options: withoutAt(options, at) })}
            >
              <Trash2 size={20} aria-hidden="true" />
            </button>
          </div>
        ),
      )}
      <div>
        <Button icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
          {t('garments.styles.addOption')}
        </Button>
      </div>
    </div>
  )
}
