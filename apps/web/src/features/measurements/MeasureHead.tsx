import type { ApiReply } from '@darzi/contract/api.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { Camera, Pin } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { DraftNotice } from '../../kits/form/DraftNotice.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useT } from '../../words/use-t.ts'
import { garmentName } from './field-words.ts'
import styles from './MeasureHead.module.css'
import { useFamily } from './measurement-queries.ts'
import { SentProposal } from './SentProposal.tsx'
import { UnitSwitch } from './UnitSwitch.tsx'
import type { useMeasuring } from './use-measuring.ts'

interface Props {
  found: ApiReply<'GET /api/people/:id/measurements'>
  garments: readonly Garment[]
  garment: Garment | undefined
  others: readonly Garment[]
  isOfGarment: boolean
  typing: ReturnType<typeof useMeasuring>
}

/** What must not be forgotten, whom and what is measured, and in which unit. */
export function MeasureHead({ found, garments, garment, others, isOfGarment, typing }: Props) {
  const t = useT()
  return (
    <div className={styles.head}>
      {found.pinnedNotes.length > 0 && (
        <section className={styles.pinned} aria-label={t('measurements.pinned')}>
          <Pin size={18} aria-hidden="true" />
          <ul>
            {found.pinnedNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <DraftNotice draft={typing} />
      {found.proposal && !isOfGarment && <SentProposal proposal={found.proposal} typing={typing} />}
      <div className={styles.choices}>
        <PersonSelect found={found} />
        <GarmentSelect garments={garments} garment={garment} others={others} isOfGarment={isOfGarment} />
        <UnitSwitch unit={typing.measuring.unit} onSwitch={(unit) => typing.change({ unit })} />
        {!isOfGarment && (
          <ButtonLink
            to={links.upload({ person: found.person.id })}
            icon={<Camera size={20} aria-hidden="true" />}
          >
            <span className={styles.faceOnly}>{t('measurements.byPhoto')}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The family under the record: each keeps what was begun. */
function PersonSelect({ found }: Pick<Props, 'found'>) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const { data: customer } = useFamily(found.customer.id)
  if (!customer || customer.people.length < 2) return null
  return (
    <select
      className={styles.pick}
      aria-label={t('measurements.person.label')}
      value={found.person.id}
      onChange={(event) => setSearch(changed({ person: event.target.value, record: '' }), { replace: true })}
    >
      {customer.people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </select>
  )
}

/** The whole body, what a garment needs of it, or a garment that lies on the table. */
function GarmentSelect({ garments, garment, others, isOfGarment }: Omit<Props, 'found' | 'typing'>) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const options = garments
    .filter((each) => each.isActive || each.key === garment?.key)
    .map((each) => ({ key: each.key, name: garmentName(each, t) }))
  function choose(value: string) {
    if (value === 'together') return
    const [profile = '', key = ''] = value.split(' ')
    const itself = profile === 'garment' ? profile : ''
    // Other fields of the same body: the record that is changed stays, and what was typed with it.
    const begunAnew: Record<string, string> = itself || isOfGarment ? { record: '' } : {}
    setSearch(changed({ garment: key, also: '', profile: itself, legs: '', ...begunAnew }), { replace: true })
  }
  const together =
    garment && others.length > 0 ? [garment, ...others].map((each) => garmentName(each, t)).join(' + ') : ''
  return (
    <select
      className={styles.pick}
      aria-label={t('measurements.garment.label')}
      value={together ? 'together' : garment ? `${isOfGarment ? 'garment' : 'body'} ${garment.key}` : 'body'}
      onChange={(event) => choose(event.target.value)}
    >
      {together && <option value="together">{together}</option>}
      <option value="body">{t('measurements.garment.body')}</option>
      {(['body', 'garment'] as const).map((profile) => (
        <optgroup key={profile} label={t(`measurements.garment.${profile}Group`)}>
          {options.map(({ key, name }) => (
            <option key={key} value={`${profile} ${key}`}>
              {profile === 'body' ? name : t('measurements.garment.itself', { name })}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** The same address with these parts; an empty one goes. */
const changed = (parts: Record<string, string>) => (search: URLSearchParams) => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
