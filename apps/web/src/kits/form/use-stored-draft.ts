import type { ApiReply } from '@darzi/contract/api.ts'
import type { Draft } from '@darzi/contract/drafts.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'
import { askDraftsAgain } from './draft-list.ts'
import {
  contentOf,
  deviceKey,
  forgetDraft,
  readDraft,
  type StoredDraft,
  settle,
  storeDraft,
} from './stored-draft.ts'

interface Asked<T> {
  feature: string
  /** What the form is for: the customer's id. */
  form: string
  /** What a person calls it: the customer's name. Without one it stays on this device. */
  label?: string | undefined
  /** What the form begins with when nothing was kept. */
  begun: () => T
  fits: (found: unknown) => found is T
  /** Whether anything was typed that is worth keeping. */
  isBegun: (value: T) => boolean
  /** A colleague's words as one's own, with ids of their own; without it theirs are not offered. */
  adopt?: (theirs: T) => T
}

export interface ColleaguesDraft<T> {
  member: string
  changedAt: string
  content: T
}
const nobody: readonly ColleaguesDraft<never>[] = []

/** A pause in the typing after which the server is sent what was typed. */
const pauseMs = 1500

type Kept = Omit<StoredDraft<unknown>, 'content'>

/** A form's words, kept with every change until it is saved: on this device at once, with the server after a pause. */
export function useStoredDraft<T>({ feature, form, label, begun, fits, isBegun, adopt }: Asked<T>) {
  const [key] = useState(() => deviceKey(feature, form))
  const [found] = useState(() => readDraft(key, fits))
  const [value, setValue] = useState<T>(() => found?.content ?? begun())
  const [isRestored, setRestored] = useState(found !== undefined)
  const [other, setOther] = useState<T>()
  const [colleagues, setColleagues] = useState<readonly ColleaguesDraft<T>[]>(nobody)
  const kept = useRef<Kept | undefined>(found && { ...found })
  const written = useRef(found ? JSON.stringify(found.content) : undefined)
  const latest = useRef(value)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  /** Saved or thrown away: what another device says of it no longer matters here. */
  const isOver = useRef(false)
  latest.current = value
  const travels = useMay('drafts.write') && label !== undefined
  const address = { params: { key: `${feature}.${form}` } }

  function show(content: T, at: Kept | undefined) {
    written.current = at && JSON.stringify(content)
    kept.current = at
    if (at) storeDraft(key, { ...at, content })
    else forgetDraft(key)
    setValue(content)
    setRestored(at !== undefined)
  }

  function takeUp(theirs: Draft | null) {
    if (isOver.current) return
    const content = theirs ? contentOf(theirs, fits) : undefined
    if (theirs && content === undefined) return
    const { shown, isOtherOffered } = settle(kept.current, theirs)
    if (isOtherOffered) setOther(shown === 'theirs' ? latest.current : content)
    if (shown === 'none') show(begun(), undefined)
    if (shown !== 'theirs' || !theirs || content === undefined) return
    show(content, { version: theirs.version, isSent: true, changedAt: Date.parse(theirs.changedAt) })
  }

  async function send() {
    const at = kept.current
    if (!at || at.isSent || label === undefined) return
    const content = JSON.stringify(latest.current)
    const body = { label, content, ...(at.version !== undefined && { basedOn: at.version }) }
    // Without an answer it stays unsent, and goes with the next change or the next visit.
    const asked = call('PUT /api/drafts/:key', { ...address, body }).catch(() => undefined)
    sending.current = asked
    const saved = await asked
    if (saved && at.version === undefined) askDraftsAgain()
    if (!saved || !kept.current) return
    const isLatest = JSON.stringify(latest.current) === content
    kept.current = { ...kept.current, version: saved.version, isSent: isLatest }
    storeDraft(key, { ...kept.current, content: latest.current })
    if (saved.replaced) setOther(contentOf(saved.replaced, fits))
  }

  const sendNow = useRef(send)
  sendNow.current = send
  const takeUpNow = useRef(takeUp)
  takeUpNow.current = takeUp
  const offerNow = useRef<(theirs: ApiReply<'GET /api/drafts/:key'>['colleagues']) => void>(() => {})
  offerNow.current = (theirs) => setColleagues(theirs.flatMap((each) => offeredOf(each, fits)))
  const addressKey = address.params.key

  useEffect(() => {
    if (!travels) return
    const ask = () =>
      void call('GET /api/drafts/:key', { params: { key: addressKey } }).then(
        ({ draft, colleagues: theirs }) => {
          takeUpNow.current(draft)
          offerNow.current(theirs)
        },
        () => {}, // what the device keeps will do
      )
    const look = () => (document.visibilityState === 'visible' ? ask() : void sendNow.current())
    ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void sendNow.current()
    }
  }, [travels, addressKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the words, or of whether they travel, is kept
  useEffect(() => {
    const text = JSON.stringify(value)
    if (!isBegun(value)) {
      if (kept.current) forget()
      return
    }
    if (text !== written.current) {
      written.current = text
      kept.current = { version: kept.current?.version, isSent: false, changedAt: Date.now() }
      storeDraft(key, { ...kept.current, content: value })
    }
    if (!travels || kept.current?.isSent) return
    const timer = setTimeout(() => void sendNow.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [key, value, travels])

  function forget() {
    kept.current = undefined
    written.current = undefined
    forgetDraft(key)
    // What is on its way to the server gets there first.
    const remove = () => call('DELETE /api/drafts/:key', address)
    if (travels) void sending.current.then(remove).then(askDraftsAgain, () => {})
  }

  return {
    value,
    /** It was begun earlier, here or at another device. */
    isRestored,
    change: (next: (now: T) => T) => {
      isOver.current = false
      setValue(next)
    },
    startOver: () => {
      forget()
      setOther(undefined)
      setValue(begun())
      setRestored(false)
    },
    /** It is saved: nothing is kept any more. */
    finish: () => {
      isOver.current = true
      forget()
    },
    /** What was typed at another device before it knew of these words. */
    other,
    /** What colleagues have begun of the same. */
    colleagues: adopt ? colleagues : nobody,
    takeOver: (theirs: ColleaguesDraft<T>) => {
      if (!adopt) return
      if (isBegun(value)) setOther(value)
      setColleagues(nobody)
      setValue(adopt(theirs.content))
    },
    swap: () => {
      if (other === undefined) return
      setOther(value)
      setValue(other)
    },
  }
}

function offeredOf<T>(draft: Draft & { member: string }, fits: Asked<T>['fits']): ColleaguesDraft<T>[] {
  const content = contentOf(draft, fits)
  return content === undefined ? [] : [{ member: draft.member, changedAt: draft.changedAt, content }]
}

export type StoredForm<T> = ReturnType<typeof useStoredDraft<T>>
