import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  order: TrackedLink
  token: string
  onChange: (order: TrackedLink) => void
}

/** Whoever comes back from the gateway is told how the payment stands: it is asked about at once, whatever its event does. */
export function BackFromGateway({ order, token, onChange }: Props) {
  const t = useT()
  const [search] = useSearchParams()
  const isBack = search.get('paid') === 'yes'
  const [isLooking, setLooking] = useState(isBack)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are back
  useEffect(() => {
    if (!isBack) return
    call('POST /api/track/:token/paid', { params: { token } })
      .then(onChange)
      // The page asks again by itself every few seconds.
      .catch(() => {})
      .finally(() => setLooking(false))
  }, [isBack, token])
  if (!isBack) return null
  const words = isLooking || !order.lastOnline ? 'looking' : order.lastOnline
  return (
    <p className={styles.card} role="status">
      {t(`tracking.online.${words}`)}
    </p>
  )
}
