import type { OwnPerson } from '@darzi/contract/own-profile.ts'
import { relations } from '@darzi/tailoring/own-profile/limits.ts'
import { useForm } from '@mantine/form'
import { newId } from '../../data/new-id.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { OwnListCard } from './OwnListCard.tsx'
import styles from './OwnProfile.module.css'
import { removePerson, savePerson } from './own-profile-data.ts'

/** Who else is sewn for: each has orders and sizes to be looked at alone. */
export function FamilyCard({ people }: { people: readonly OwnPerson[] }) {
  const t = useT()
  return (
    <OwnListCard
      list="family"
      rows={people}
      nameOf={({ name }) => name}
      anew={(): OwnPerson => ({ id: newId(), name: '', relation: 'child' })}
      save={savePerson}
      remove={removePerson}
      more={({ relation }) => <span className={styles.soft}>{t(`own-profile.relation.${relation}`)}</span>}
      acts={({ id, name }) => (
        <>
          <ButtonLink
            to={links.ownOrders({ for: id })}
            aria-label={t('own-profile.family.ordersOf', { name })}
          >
            {t('own-profile.family.orders')}
          </ButtonLink>
          <ButtonLink
            to={links.ownMeasurements({ for: id })}
            aria-label={t('own-profile.family.sizesOf', { name })}
          >
            {t('own-profile.family.sizes')}
          </ButtonLink>
        </>
      )}
      form={(person, onDone) => <PersonForm person={person} onDone={onDone} />}
    />
  )
}

function PersonForm({ person, onDone }: { person: OwnPerson; onDone: () => void }) {
  const t = useT()
  const { id, ...written } = person
  const form = useForm({
    initialValues: written,
    validate: { name: (value: string) => (value.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await savePerson({ id, ...values })
      onDone()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('name')}
        label={t('own-profile.family.name')}
        hint={t('own-profile.family.nameHint')}
        maxLength={120}
        data-autofocus
        required
      />
      <NativeSelect
        {...form.getInputProps('relation')}
        label={t('own-profile.family.relation')}
        options={relations.map((value) => ({ value, label: t(`own-profile.relation.${value}`) }))}
      />
      <Button type="submit" kind="primary" isBusy={isSending}>
        {t('own-profile.save')}
      </Button>
    </form>
  )
}
