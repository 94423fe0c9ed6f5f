import type { OwnPerson } from '@darzi/contract/own-profile.ts'
import { relations } from '@darzi/tailoring/own-profile/limits.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastWithUndo } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OwnProfile.module.css'
import { removePerson, savePerson } from './own-profile-data.ts'

/** Who else is sewn for: each has orders and sizes to be looked at alone. */
export function FamilyCard({ people }: { people: readonly OwnPerson[] }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const [edited, setEdited] = useState<OwnPerson>()
  const isNew = edited !== undefined && !people.some(({ id }) => id === edited.id)
  const remove = (person: OwnPerson) =>
    run(async () => {
      await removePerson(person.id)
      toastWithUndo({
        message: t('own-profile.family.removed', { name: person.name }),
        undo: () => savePerson(person),
      })
    })
  return (
    <Card title={t('own-profile.family.title')} aria-label={t('own-profile.family.title')}>
      <div className={styles.body}>
        <p className={styles.soft}>{t('own-profile.family.why')}</p>
        {people.length > 0 && (
          <ul className={styles.list}>
            {people.map((person) => (
              <li key={person.id}>
                <div className={styles.words}>
                  <strong>{person.name}</strong>
                  <span className={styles.soft}>{t(`own-profile.relation.${person.relation}`)}</span>
                </div>
                <div className={styles.acts}>
                  <ButtonLink
                    to={links.ownOrders({ for: person.id })}
                    aria-label={t('own-profile.family.ordersOf', { name: person.name })}
                  >
                    {t('own-profile.family.orders')}
                  </ButtonLink>
                  <ButtonLink
                    to={links.ownMeasurements({ for: person.id })}
                    aria-label={t('own-profile.family.sizesOf', { name: person.name })}
                  >
                    {t('own-profile.family.sizes')}
                  </ButtonLink>
                  <Button
                    aria-label={t('own-profile.family.editOf', { name: person.name })}
                    onClick={() => setEdited(person)}
                  >
                    {t('own-profile.edit')}
                  </Button>
                  <Button
                    kind="plain"
                    disabled={isBusy}
                    aria-label={t('own-profile.family.removeOf', { name: person.name })}
                    onClick={() => void remove(person)}
                  >
                    {t('own-profile.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button onClick={() => setEdited({ id: newId(), name: '', relation: 'child' })}>
            {t('own-profile.family.add')}
          </Button>
        </div>
      </div>
      <Dialog
        title={t(isNew ? 'own-profile.family.add' : 'own-profile.family.edit')}
        isOpen={edited !== undefined}
        isForm
        onClose={() => setEdited(undefined)}
      >
        {edited && <PersonForm person={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </Card>
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
