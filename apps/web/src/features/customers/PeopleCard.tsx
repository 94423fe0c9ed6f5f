import type { Customer, Person } from '@darzi/contract/customer-shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Pencil, Trash2, UserPlus } from 'lucide-react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PeopleCard.module.css'
import { removePerson } from './people-commands.ts'

interface Props {
  customer: Customer
  isOpen: boolean
  /** Opens the dialog of a person, or of a new one. */
  onOpen: (person: string) => void
}

/** Who is measured under this record: the customer first, then the family. */
export function PeopleCard({ customer, isOpen, onOpen }: Props) {
  const t = useT()
  return (
    <Card
      title={t('customers-record.people.title')}
      actions={
        isOpen && (
          <Button icon={<UserPlus size={20} aria-hidden="true" />} onClick={() => onOpen('new')}>
            {t('customers.act.addFamily')}
          </Button>
        )
      }
    >
      <ul className={styles.people}>
        {customer.people.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar
              name={person.name}
              photoUrl={person.isCustomer ? customer.photo?.thumbUrl : undefined}
              size={44}
            />
            <div className={styles.words}>
              <p>
                <strong>{person.name}</strong>
              </p>
              <p className={styles.facts}>{factsOf(person, t).join(' · ')}</p>
              {person.notes && <p className={styles.notes}>{person.notes}</p>}
            </div>
            {isOpen && <PersonActs customer={customer} person={person} onOpen={onOpen} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PersonActs({
  customer,
  person,
  onOpen,
}: {
  customer: Customer
  person: Person
  onOpen: Props['onOpen']
}) {
  const t = useT()
  const remove = {
    key: 'remove',
    icon: <Trash2 size={20} />,
    label: t('customers-record.people.remove'),
    run: () => void removePerson(customer, person),
  }
  return (
    <ActionMenu
      label={t('customers.card.actions', { name: person.name })}
      actions={[
        {
          key: 'edit',
          icon: <Pencil size={20} />,
          label: t('customers-record.people.edit'),
          run: () => onOpen(person.id),
        },
        ...(person.isCustomer ? [] : [remove]),
      ]}
    />
  )
}

/** What a line says of a person beside the name. */
function factsOf(person: Person, t: Translate): string[] {
  const { isCustomer, relation, sizing, birthYear } = person
  return [
    isCustomer ? t('customers-record.people.customer') : relation,
    sizing && t(`customers-record.sizing.${sizing}`),
    birthYear && t('customers-record.people.born', { year: String(birthYear) }),
  ].filter((fact): fact is string => Boolean(fact))
}
