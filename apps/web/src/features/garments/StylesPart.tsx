import type { StyleGroup } from '@darzi/tailoring/garments/garment.ts'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'
import { newId } from '../../data/new-id.ts'
import { Card } from '../../ui/Card.tsx'
import edit from '../../ui/EditForm.module.css'
import { styleGroupName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddFrom } from './AddFrom.tsx'
import { changedAt, withoutAt } from './moved.ts'
import { StyleGroupPart } from './StyleGroupPart.tsx'
import { knownOptions } from './style-switch.ts'
import type { GarmentForm } from './use-garment-form.ts'

/** What can be chosen of it at the counter: the catalogue's options switched on or off, and the shop's own. */
export function StylesPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const groups = draft.styles
  const taken = new Set(groups.map(({ key }) => key))
  const setGroups = (next: StyleGroup[]) => change({ styles: next })
  return (
    <Card title={t('garments.styles.title')}>
      <p className={edit.why}>{t('garments.styles.why')}</p>
      {groups.map((group, at) => (
        <StyleGroupPart
          key={group.key}
          group={group}
          errorAt={(field) => errorAt(`styles.${at}.${field}`)}
          onChange={(part) => setGroups(changedAt(groups, at, part))}
          onRemove={() => setGroups(withoutAt(groups, at))}
        />
      ))}
      <AddFrom
        label={t('garments.styles.addGroup')}
        ownLabel={t('garments.styles.addOwnGroup')}
        options={Object.keys(styleOptions)
          .filter((key) => !taken.has(key))
          .map((key) => ({ value: key, label: styleGroupName(t, { key }) }))}
        onAdd={(key) =>
          setGroups([...groups, { key, options: knownOptions(key).map((option) => ({ key: option })) }])
        }
        onAddOwn={() =>
          setGroups([...groups, { key: newId(), name: '', options: [{ key: newId(), name: '' }] }])
        }
      />
    </Card>
  )
}
