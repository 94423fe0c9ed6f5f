import type { Site } from '@darzi/body/shapes.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSay } from '../../words/use-say.ts'
import { type KeptScan, keepScan } from '../body-scans/kept-scan.ts'

interface Asked {
  /** A saved one may be of somebody else than the account's own person. */
  scan: KeptScan & { name?: string }
  isOnDevice: boolean
  onSaved: () => void
}

export interface Correcting {
  /** What was done, or why it was not. */
  said: string | undefined
  /** Takes the reading in, or back; false when it could not be kept. */
  correct: (site: Site, mm: number | undefined) => Promise<boolean>
}

/** A tape's reading goes where the scan is: on the device, or, of a saved one that is not here, to the account. */
export function useCorrecting({ scan, isOnDevice, onSaved }: Asked): Correcting {
  const say = useSay()
  const [said, setSaid] = useState<string>()

  async function correct(site: Site, mm: number | undefined): Promise<boolean> {
    try {
      const { drawsOthers, withTape } = await import('./read-tape.ts')
      const next = withTape(scan, site, mm)
      const done = mm === undefined ? 'takenBack' : drawsOthers(scan, site, mm) ? 'taken' : 'takenAlone'
      if (isOnDevice) {
        setSaid(say(keepScan(next) ? `results.tape.${done}` : 'results.tape.notKept'))
        return true
      }
      const { isStale, saveScan } = await import('../body-scans-save/scan-commands.ts')
      await saveScan(next, scan.name).then(onSaved, (refusal: unknown) => {
        if (isStale(refusal)) onSaved()
        throw refusal
      })
      setSaid(say(`results.tape.${done}`))
      return true
    } catch (error) {
      setSaid(problemSentence(error, say))
      return false
    }
  }
  return { said, correct }
}
