import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { onThisDevice, type StoredScan, useStoredScans } from '../body-scans/api.ts'
import { isOfSame } from './changes.ts'
import { useOwnScans } from './use-own-scans.ts'

/** In the account, with whose it is when not of the account's own person. */
type SavedScan = StoredScan & { name?: string | undefined }

/** Which measuring the page shows: the one asked for in the address, the one on this device, or the newest saved. */
export function useShownScan(userId: string | undefined) {
  const stored = useStoredScans()
  const own = useOwnScans()
  const { user } = useSession()
  const [search] = useSearchParams()
  const [shown, beside] = [search.get('scan'), search.get('with')]
  const of = { userId: user?.id, listed: own.scans, turn: own.turn }
  const elsewhere = stored.some(({ id }) => id === shown) ? null : shown
  const { asked, isAsking, problem } = useAskedScans([elsewhere, beside], of)
  // What stands beside another, too, is as this device has put it right.
  const saved: readonly SavedScan[] = [...(own.scans ?? []), ...asked].map((each) =>
    onThisDevice(each, stored),
  )
  const choice = { stored, saved, asked: shown, forPerson: search.get('person') }
  const found = shownScan({ ...choice, isOfAccount: userId !== undefined })
  // In place of one that was asked for and did not come no other is shown.
  const scan = isAsking || problem ? undefined : found
  const isThere = [...stored, ...saved].some(({ id }) => id === shown)
  const isWaiting = isAsking || (user !== undefined && own.scans === undefined && own.problem === undefined)
  const name = [...saved, ...stored].find(({ id }) => id === scan?.id)?.name
  const other = [...saved, ...stored].find(
    (each) =>
      each.id === beside && each.id !== scan?.id && isOfSame(each, { name, forPerson: scan?.forPerson }),
  )
  return {
    scan,
    name,
    other,
    own,
    isOnDevice: scan !== undefined && stored.includes(scan),
    isWaiting,
    /** One was asked for and is nowhere: what is shown is another, and that is said. */
    isGone: shown !== null && !isThere && !isWaiting && !problem && !own.problem,
    problem: problem ?? own.problem,
  }
}

interface Choice {
  /** On this device, the last one first. */
  stored: readonly StoredScan[]
  /** Newest first. */
  saved: readonly SavedScan[]
  asked: string | null
  /** Whom of the book the page is about. */
  forPerson: string | null
  isOfAccount: boolean
}

/**
 * An account's address shows nobody measured for a shop's book, and whoever else was saved to it only where its own person was
 * not. Of one that is both saved and on this device, the device's: a tape may have put it right since.
 */
export function shownScan({ stored, saved, asked, forPerson, isOfAccount }: Choice): StoredScan | undefined {
  const [last] = stored
  const [newest] = saved
  const ownSaved = saved.find(({ name }) => name === undefined)
  const ofPerson = stored.find((scan) => scan.forPerson === forPerson)
  const own = stored.find((scan) => scan.forPerson === undefined)
  const usual = (isOfAccount ? (ownSaved ?? own) : (ofPerson ?? last ?? ownSaved)) ?? newest
  const chosen = [...stored, ...saved].find(({ id }) => id === asked) ?? usual
  return stored.find(({ id }) => id === chosen?.id) ?? chosen
}

interface Of {
  /** Whose account it is; nobody's measurings are told to anybody else. */
  userId?: string
  listed?: readonly BodyScan[]
  /** Counts the account's readings: what was read in an older one is read again. */
  turn: number
}

interface Read {
  turn: number
  /** Undefined where the account has none such. */
  scan?: BodyScan
  problem?: unknown
}

/** Measurings that an address asks for and the pages fetched so far do not hold. */
function useAskedScans(ids: readonly (string | null)[], { userId, listed, turn }: Of) {
  const [state, setState] = useState<{ userId?: string; read: Record<string, Read> }>({ read: {} })
  const read = listed && state.userId === userId ? state.read : {}
  const unlisted = ids.filter((id) => id !== null && listed && !listed.some((scan) => scan.id === id))
  const missing = unlisted.find((id) => id && read[id]?.turn !== turn)
  useEffect(() => {
    if (!missing) return
    let isLeft = false
    call('GET /api/body-scans/:id', { params: { id: missing } })
      .then(
        (scan): Read => ({ turn, scan }),
        (problem: unknown): Read => (isNoneOf(problem) ? { turn } : { turn, problem }),
      )
      .then((found) => {
        if (isLeft) return
        setState((now) => ({
          userId,
          read: { ...(now.userId === userId ? now.read : {}), [missing]: found },
        }))
      })
    return () => {
      isLeft = true
    }
  }, [missing, turn, userId])
  const found = unlisted.flatMap((id) => (id && read[id] ? [read[id]] : []))
  return {
    asked: found.flatMap(({ scan }) => (scan ? [scan] : [])),
    isAsking: Boolean(missing && !read[missing]),
    problem: found.find(({ problem }) => problem !== undefined)?.problem,
  }
}

/** The account has none under this id, or it is no id. */
const isNoneOf = (problem: unknown) =>
  problem instanceof ProblemError && (problem.status === 404 || problem.status === 400)
