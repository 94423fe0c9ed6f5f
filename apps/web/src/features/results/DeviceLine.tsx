import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { forgetScan, type StoredScan, useIsScanStored } from '../body-scans/api.ts'
import styles from './Results.module.css'

/** Where the numbers are, and how to be rid of them: the device may be a shared one. */
export function DeviceLine({ scan: { id } }: { scan: StoredScan }) {
  const t = useT()
  const isStored = useIsScanStored()
  const [isAsked, setAsked] = useState(false)
  const [search, setSearch] = useSearchParams()
  function forget() {
    forgetScan(id)
    if (search.get('scan') === id) setSearch(without(search, 'scan'), { replace: true })
  }
  return (
    <div className={styles.end}>
      <span>{t(`results.device.${isAsked ? 'sure' : isStored ? 'kept' : 'notKept'}`)}</span>
      {isAsked ? (
        <>
          <Button kind="danger" onClick={forget}>
            {t('results.device.forgetNow')}
          </Button>
          <Button onClick={() => setAsked(false)}>{t('results.device.keep')}</Button>
        </>
      ) : (
        <Button kind="plain" onClick={() => setAsked(true)}>
          {t('results.device.forget')}
        </Button>
      )}
    </div>
  )
}

function without(search: URLSearchParams, key: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(key)
  return rest
}
