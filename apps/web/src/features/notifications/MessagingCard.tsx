import type { ApiRequest } from '@darzi/contract/api.ts'
import { isDay } from '@darzi/tailoring/customers/days.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'

type Change = ApiRequest<'PATCH /api/customers/:id/messaging'>['body']
const keyOf = (id: string) => ['customers', 'messaging', id]

async function change(id: string, body: Change) {
  await call('PATCH /api/customers/:id/messaging', { params: { id }, body }).catch(toastProblem)
  await queries.invalidateQueries({ queryKey: keyOf(id) })
}

const ways = ['sms', 'whatsapp', 'email'] as const
const consents = ['unasked', 'given', 'withdrawn'] as const
/** Of any year: somebody may be born on 29 February. */
const isBirthday = (text: string) => isDay(`2000-${text}`)

/** Whether and how a customer is told, in which language, and when to wish them well. */
export function MessagingCard({ customerId }: { customerId: string }) {
  const t = useT()
  const mayWrite = useMay('customers.write')
  const [isBirthdayWrong, setBirthdayWrong] = useState(false)
  const { data } = useQuery({
    queryKey: keyOf(customerId),
    queryFn: ({ signal }) =>
      call('GET /api/customers/:id/messaging', { params: { id: customerId } }, { signal }),
  })
  if (!data) return null
  const { consent, consentBy, prefers, language, birthday } = data
  // Only they take back what they said by their own link.
  const isTheirs = consent === 'withdrawn' && consentBy === 'customer'
  return (
    <Card title={t('messaging.card.title')}>
      <div className={styles.rows}>
        {isTheirs && <p className={styles.error}>{t('messaging.card.stoppedByCustomer')}</p>}
        <div className={styles.pair}>
          <NativeSelect
            label={t('messaging.card.consent')}
            hint={t(`messaging.consentWhy.${consent}`)}
            options={consents.map((value) => ({ value, label: t(`messaging.consent.${value}`) }))}
            value={consent}
            disabled={!mayWrite || isTheirs}
            onChange={({ target }) =>
              void change(customerId, { consent: consents.find((each) => each === target.value) })
            }
          />
          <NativeSelect
            label={t('messaging.card.prefers')}
            options={[
              { value: '', label: t('messaging.prefers.any') },
              ...ways.map((value) => ({ value, label: t(`messaging.prefers.${value}`) })),
            ]}
            value={prefers ?? ''}
            disabled={!mayWrite}
            onChange={({ target }) =>
              void change(customerId, { prefers: ways.find((each) => each === target.value) ?? '' })
            }
          />
          <NativeSelect
            label={t('messaging.card.language')}
            options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            value={language ?? 'en'}
            disabled={!mayWrite}
            onChange={({ target }) =>
              void change(customerId, { language: languageCodes.find((each) => each === target.value) })
            }
          />
          <TextField
            key={birthday ?? ''}
            label={t('messaging.card.birthday')}
            hint={t('messaging.card.birthdayHow')}
            error={isBirthdayWrong ? t('messaging.card.birthdayWrong') : undefined}
            defaultValue={birthday ?? ''}
            disabled={!mayWrite}
            inputMode="numeric"
            maxLength={5}
            isOptional
            onBlur={({ target }) => {
              const typed = target.value.trim()
              const isWrong = typed !== '' && !isBirthday(typed)
              setBirthdayWrong(isWrong)
              if (!isWrong && typed !== (birthday ?? '')) void change(customerId, { birthday: typed })
            }}
          />
        </div>
      </div>
    </Card>
  )
}
