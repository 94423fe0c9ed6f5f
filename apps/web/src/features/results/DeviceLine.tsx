import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import { forgetScan, type KeptScan, useIsScanKept } from '../body-scans/kept-scan.ts'
import styles from './Results.module.css'

/** Where the numbers are, and how to be rid of them: the device may be a shared one. */
export function DeviceLine({ scan: { id } }: { scan: KeptScan }) {
  const say = useSay()
  const isKept = useIsScanKept()
  const [isAsked, setAsked] = useState(false)
  const [search, setSearch] = useSearchParams()
  function forget() {
    forgetScan(id)
    if (search.get('scan') === id) setSearch(without(search, 'scan'), { replace: true })
  }
  return (
    <div className={styles.end}>
      <span>{say(`results.device.${isAsked ? 'sure' : isKept ? 'kept' : 'notKept'}`)}</span>
      {isAsked ? (
        <>
          <Button kind="danger" onClick={forget}>
            {say('results.device.forgetNow')}
          </Button>
          <Button onClick={() => setAsked(false)}>{say('results.device.keep')}</Button>
        </>
      ) : (
        <Button kind="plain" onClick={() => setAsked(true)}>
          {say('results.device.forget')}
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
