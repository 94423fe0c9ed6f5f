import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { call } from '../data/api.ts'
import { links } from '../links.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useT } from '../words/use-t.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'
import styles from './SuspendedShop.module.css'

/** What members of a suspended shop see in place of its screens: why, and whom to write to. */
export default function SuspendedShop({ name, reason }: { name: string; reason: string }) {
  const t = useT()
  const operator = useOperator()
  return (
    <>
      <ScreenHeader title={name} hasBack={false} />
      <EmptyState
        title={t('app.suspended.title')}
        action={
          <ButtonLink to={links.contact()} kind="primary">
            {t('app.suspended.write')}
          </ButtonLink>
        }
      >
        <span className={styles.reason}>{reason}</span>
        <span>{t('app.suspended.what')}</span>
        {operator && (
          <span>
            {[operator.name, operator.phone].filter(Boolean).join(' · ')}{' '}
            {operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a>}
          </span>
        )}
      </EmptyState>
    </>
  )
}

/** Whoever runs this server, as far as they say who they are. */
function useOperator() {
  const [operator, setOperator] = useState<ApiReply<'GET /api/contact'>>()
  useEffect(() => {
    // Without it the button still leads to writing to them.
    call('GET /api/contact').then(setOperator, () => {})
  }, [])
  return operator
}
