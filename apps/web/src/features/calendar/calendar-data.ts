/**
 * Calendar: appointments on the shop's clock, hours and holidays. Which slot is free is the server's answer; a change shows at once
 * and is taken back when it is refused.
 */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { queries } from '../../data/queries.ts'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { whenLine } from './clock.ts'

const t: Translate = (key, params) => readSpeech().t(key, params)
const when = (at: Appointment) => whenLine(t, readSpeech().language, at)

export const askCalendarAgain = () => void queries.invalidateQueries({ queryKey: ['calendar'] })

interface Span {
  from: string
  days: number
  member?: string
}

export const useCalendar = ({ from, days, member }: Span) =>
  useQuery({
    queryKey: ['calendar', 'days', { from, days, member }],
    queryFn: ({ signal }) => call('GET /api/calendar', { query: { from, days, member } }, { signal }),
    // The days before stand until the next have come, but never a week where a day is meant.
    placeholderData: (before) => (before?.days.length === days ? before : undefined),
  })

interface SlotFilter {
  on: string
  minutes: number
  memberId?: string
  wantsWoman?: boolean
  pieceId?: string
  except?: string
}

/** The free slots of a day. */
export const useDaySlots = ({ on, minutes, memberId, wantsWoman, pieceId, except }: SlotFilter) =>
  useQuery({
    queryKey: ['calendar', 'slots', { on, minutes, memberId, wantsWoman, pieceId, except }],
    queryFn: ({ signal }) =>
      call(
        'GET /api/calendar/slots',
        {
          query: {
            from: on,
            days: 1,
            minutes,
            memberId,
            wantsWoman: wantsWoman ? 'true' : 'false',
            pieceId,
            except,
          },
        },
        { signal },
      ),
    enabled: /^\d{4}-\d\d-\d\d$/.test(on),
    placeholderData: keepPreviousData,
  }).data?.slots

export async function book(body: ApiRequest<'POST /api/appointments'>['body']): Promise<Appointment> {
  const made = await call('POST /api/appointments', { body })
  askCalendarAgain()
  toastWithUndo({
    message: t('calendar.done.booked', { name: made.name, when: when(made) }),
    undo: () => setState(made.id, 'cancelled'),
  })
  return made
}

type Change = ApiRequest<'PATCH /api/appointments/:id'>['body']

const send = async (id: string, body: Change) => {
  const changed = await call('PATCH /api/appointments/:id', { params: { id }, body })
  askCalendarAgain()
  return changed
}

/** Moves it, with ten seconds to think again. */
export async function move(before: Appointment, body: Change): Promise<Appointment> {
  const { id, on, minute, minutes, member, overbookReason } = before
  const moved = await send(id, { ...body, version: before.version })
  toastWithUndo({
    message: t('calendar.done.moved', { name: moved.name, when: when(moved) }),
    undo: () => send(id, { on, minute, minutes, memberId: member?.id ?? null, overbookReason }),
  })
  return moved
}

async function setState(id: string, state: Appointment['state']): Promise<Appointment> {
  const changed = await call('POST /api/appointments/:id/state', { params: { id }, body: { state } })
  askCalendarAgain()
  return changed
}

/** Done, missed, cancelled or booked again, with ten seconds to think again. */
export async function changeState(before: Appointment, state: Appointment['state']): Promise<void> {
  try {
    const { name } = await setState(before.id, state)
    toastWithUndo({
      message: t('calendar.done.state', { name, state: t(`calendar.state.${state}`) }),
      undo: () => setState(before.id, before.state),
    })
  } catch (error) {
    toastProblem(error)
  }
}

export const useSettings = () =>
  useQuery({
    queryKey: ['calendar', 'settings'],
    queryFn: ({ signal }) => call('GET /api/calendar/settings', undefined, { signal }),
  })

const saved = () => {
  askCalendarAgain()
  toastDone(t('calendar.done.saved'))
}

export async function saveHours(body: ApiRequest<'PUT /api/calendar/hours'>['body']) {
  await call('PUT /api/calendar/hours', { body })
  saved()
}

export async function saveRules(body: ApiRequest<'PATCH /api/calendar/settings'>['body']) {
  const settings = await call('PATCH /api/calendar/settings', { body })
  saved()
  return settings
}

export async function saveMember(id: string, body: ApiRequest<'PUT /api/calendar/members/:id'>['body']) {
  await call('PUT /api/calendar/members/:id', { params: { id }, body })
  saved()
}

type DayOffBody = ApiRequest<'POST /api/calendar/days-off'>['body']

export async function addDayOff(body: DayOffBody) {
  await call('POST /api/calendar/days-off', { body })
  saved()
}

/** Takes days off away, with ten seconds to think again. */
export async function removeDayOff(id: string, again: DayOffBody): Promise<void> {
  try {
    await call('DELETE /api/calendar/days-off/:id', { params: { id } })
  } catch (error) {
    return toastProblem(error)
  }
  askCalendarAgain()
  toastWithUndo({
    message: t('calendar.done.removed'),
    undo: async () => {
      await call('POST /api/calendar/days-off', { body: again })
      askCalendarAgain()
    },
  })
}

export async function copyLink(address: string): Promise<void> {
  if (await copyToClipboard(address)) toastDone(t('calendar.done.copied'))
}

/** The whole address behind a path of this shop. */
export const wholeAddress = (path: string) => new URL(path, window.location.origin).href
