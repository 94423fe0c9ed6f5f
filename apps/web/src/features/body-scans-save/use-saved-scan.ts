import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { isSavedAs, savedScan, saveScan } from './scan-commands.ts'
import { useWhose } from './use-whose.ts'

/** The scan of this device beside what the account has of it. */
export function useSavedScan(scan: KeptScan, onSaved: () => void = () => {}) {
  const { user } = useSession()
  const userId = user?.id
  const [saved, setSaved] = useState<BodyScan>()
  const [isAsked, setAsked] = useState(false)
  const whose = useWhose(saved?.name)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const ask = useCallback(async () => {
    if (!userId) return setSaved(undefined)
    // Whose it was saved as is known before it is saved again. Without an answer the card offers to save: saving again what is saved changes nothing.
    await savedScan(scan.id).then(setSaved, () => {})
    setAsked(true)
  }, [userId, scan.id])
  useEffect(() => void ask(), [ask])

  async function save() {
    setSaving(true)
    setProblem(undefined)
    await saveScan(scan, whose.name).then((now) => {
      setSaved(now)
      onSaved()
    }, setProblem)
    setSaving(false)
  }
  const isCurrent = saved !== undefined && isSavedAs(saved, scan, whose.name)
  return {
    saved,
    whose,
    isAsked,
    isCurrent,
    isSaving,
    problem,
    save,
    askAgain: () => void ask().then(onSaved),
  }
}
