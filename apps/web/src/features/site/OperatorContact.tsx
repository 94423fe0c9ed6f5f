import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { useT } from '../../words/use-t.ts'
import styles from './LegalPage.module.css'

/** Who runs this server and how to reach them; what they have not said, or what could not be read, is plainly missing. */
export function OperatorContact() {
  const t = useT()
  const [operator, setOperator] = useState<ApiReply<'GET /api/contact'>>()
  const [isMissed, setMissed] = useState(false)
  useEffect(() => {
    const asking = new AbortController()
    call('GET /api/contact', {}, { signal: asking.signal }).then(setOperator, () =>
      setMissed(!asking.signal.aborted),
    )
    return () => asking.abort()
  }, [])
  if (isMissed) return <p role="alert">{t('site-operator.missed')}</p>
  if (!operator) return null
  const { name, email, phone, address } = operator
  if (!email && !phone && !address) return <p>{t('site-operator.none')}</p>
  return (
    <address className={styles.operator}>
      {name && <strong>{name}</strong>}
      {address && <span>{address}</span>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </address>
  )
}
