import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../data/session.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { agreeWithAccount, type News } from './agree-with-account.ts'
import { isSavedAs, savedScan, saveScan } from './scan-commands.ts'
import { useWhose } from './use-whose.ts'

/**
 * The scan of this device beside what the account has of it. Whose it was saved as is known before it is saved again: without an
 * answer nothing is saved, and it is asked for anew.
 */
export function useSavedScan(scan: StoredScan, onSaved: () => void = () => {}) {
  const { user } = useSession()
  const userId = user?.id
  const [found, setFound] = useState<BodyScan>()
  const [isAsked, setAsked] = useState(false)
  const [unanswered, setUnanswered] = useState<unknown>()
  const [news, setNews] = useState<News>()
  const whose = useWhose(found?.name)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  const { id } = scan
  const take = useCallback(
    async (saved: BodyScan | undefined, sent?: StoredScan['tape']) => {
      setFound(saved)
      const news = await agreeWithAccount({ id, saved, sent })
      if (news) setNews(news)
    },
    [id],
  )
  const ask = useCallback(async () => {
    if (!userId) return setFound(undefined)
    await take(await savedScan(id))
    setUnanswered(undefined)
    setAsked(true)
  }, [userId, id, take])
  useEffect(() => void ask().catch(setUnanswered), [ask])

  /** After a refusal that is said already: some of it may have been saved all the same. */
  const askQuietly = () => ask().catch(() => undefined)

  async function save() {
    setSaving(true)
    setProblem(undefined)
    setNews(undefined)
    try {
      await take(await saveScan(scan, whose.name), scan.tape)
      onSaved()
    } catch (error) {
      setProblem(error)
      await askQuietly()
    }
    setSaving(false)
  }
  /** Deleted from the account since, it has no version on this device either. */
  const saved = scan.version === undefined ? undefined : found
  const isCurrent = saved !== undefined && isSavedAs(saved, scan, whose.name)
  const askAgain = () => void ask().then(onSaved, setUnanswered)
  const sending = {
    onSaved: (saved: BodyScan) => take(saved, scan.tape),
    onSent: askAgain,
    onRefused: () => void askQuietly(),
  }
  return { saved, whose, isAsked, isCurrent, isSaving, problem, unanswered, news, save, askAgain, sending }
}
