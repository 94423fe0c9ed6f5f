import type { Site } from '@darzi/body/shapes.ts'
import { useRef, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useT } from '../../words/use-t.ts'
import { loadTapeReading, readStoredScans, type StoredScan, storeScan } from '../body-scans/api.ts'
import { loadScanCommands } from '../body-scans-save/api.ts'

interface Asked {
  /** A saved one may be of somebody else than the account's own person. */
  scan: StoredScan & { name?: string }
  isOnDevice: boolean
  onSaved: () => void
}

export interface Correcting {
  /** What was done, or why it was not. */
  said: string | undefined
  /** Takes the reading in, or back; false when it could not be kept. */
  correct: (site: Site, mm: number | undefined) => Promise<boolean>
}

/**
 * A tape's reading goes where the scan is: on the device, or, of a saved one that is not here, to the account. Readings that come
 * quickly go one after another, each upon what the one before made of the scan.
 */
export function useCorrecting({ scan: shown, isOnDevice, onSaved }: Asked): Correcting {
  const t = useT()
  const [said, setSaid] = useState<string>()
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const answered = useRef<Asked['scan']>(undefined)

  function correct(site: Site, mm: number | undefined): Promise<boolean> {
    const done = before.current.then(() => take(site, mm))
    before.current = done
    return done
  }

  async function take(site: Site, mm: number | undefined): Promise<boolean> {
    try {
      const { drawsOthers, withTape } = await loadTapeReading()
      const scan = isOnDevice ? asKept(shown) : newer(shown, answered.current)
      // Whoever forgot it meanwhile wants none of it back.
      if (!scan) return refuse('results.tape.forgotten')
      const next = withTape(scan, site, mm)
      const done = mm === undefined ? 'takenBack' : drawsOthers(scan, site, mm) ? 'taken' : 'takenAlone'
      if (isOnDevice) {
        setSaid(t(storeScan(next) ? `results.tape.${done}` : 'results.tape.notKept'))
        return true
      }
      answered.current = await save(next, scan.name)
      onSaved()
      setSaid(t(`results.tape.${done}`))
      return true
    } catch (error) {
      setSaid(problemSentence(error, t))
      return false
    }
  }

  function refuse(why: string): false {
    setSaid(t(why))
    return false
  }

  async function save(next: StoredScan, name: string | undefined) {
    const { isStale, saveScan } = await loadScanCommands()
    return saveScan(next, name).catch((appError: unknown) => {
      if (isStale(appError)) onSaved()
      throw appError
    })
  }
  return { said, correct }
}

/** What was rendered may be older than what is kept; undefined once it is forgotten. */
const asKept = (shown: Asked['scan']): Asked['scan'] | undefined =>
  readStoredScans().find(({ id }) => id === shown.id)

const newer = (shown: Asked['scan'], answered: Asked['scan'] | undefined): Asked['scan'] =>
  answered?.id === shown.id && (answered.version ?? 0) > (shown.version ?? 0) ? answered : shown
