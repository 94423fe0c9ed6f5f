import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { agreeWithAccount, type News } from './agree-with-account.ts'
import { isSavedAs, isStale, savedScan, saveScan } from './scan-commands.ts'
import { useWhose } from './use-whose.ts'

/**
 * The scan of this device beside what the account has of it. Whose it was saved as is known before it is saved again: without an
 * answer nothing is saved, and it is asked for anew.
 */
export function useSavedScan(scan: KeptScan, onSaved: () => void = () => {}) {
  const { user } = useSession()
  const userId = user?.id
  const [saved, setSaved] = useState<BodyScan>()
  const [isAsked, setAsked] = useState(false)
  const [unanswered, setUnanswered] = useState<unknown>()
  const [news, setNews] = useState<News>()
  const whose = useWhose(saved?.name)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  const take = useCallback(async (found: BodyScan | undefined) => {
    setSaved(found)
    setNews(found && (await agreeWithAccount(found)))
  }, [])
  const ask = useCallback(async () => {
    if (!userId) return setSaved(undefined)
    setUnanswered(undefined)
    try {
      await take(await savedScan(scan.id))
      setAsked(true)
    } catch (failure) {
      setUnanswered(failure)
    }
  }, [userId, scan.id, take])
  useEffect(() => void ask(), [ask])

  async function save() {
    setSaving(true)
    setProblem(undefined)
    try {
      await take(await saveScan(scan, whose.name))
      onSaved()
    } catch (refusal) {
      setProblem(refusal)
      if (isStale(refusal)) await ask()
    }
    setSaving(false)
  }
  const isCurrent = saved !== undefined && isSavedAs(saved, scan, whose.name)
  const askAgain = () => void ask().then(onSaved)
  return { saved, whose, isAsked, isCurrent, isSaving, problem, unanswered, news, save, askAgain }
}
