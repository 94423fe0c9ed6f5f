/** Notifications of a shop: what was told, its words, by which ways; and the inbox of the member. */
import type { ApiRequest } from '@darzi/contract/api.ts'
import type {
  Notification,
  NotificationSettings,
  NotificationTemplate,
} from '@darzi/contract/notification-shapes.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'

const t = (key: string, values?: Record<string, string | number>) => readSpeech().t(key, values)

type ListQuery = NonNullable<ApiRequest<'GET /api/notifications'>['query']>
export interface Narrowing {
  status: NonNullable<ListQuery['status']>
  type: NonNullable<ListQuery['type']>
}

const pageSize = 60

export const useHistory = (narrowing: Narrowing) =>
  useInfiniteQuery({
    queryKey: ['notifications', 'list', narrowing],
    ...byCursor((after, told) =>
      call('GET /api/notifications', { query: { ...narrowing, after, limit: pageSize } }, told),
    ),
  })

export const useCounts = () =>
  useQuery({
    queryKey: ['notifications', 'summary'],
    queryFn: ({ signal }) => call('GET /api/notifications/summary', undefined, { signal }),
  })

export const useTemplates = () =>
  useQuery({
    queryKey: ['notifications', 'templates'],
    queryFn: ({ signal }) => call('GET /api/notifications/templates', undefined, { signal }),
  })

export const useSetUp = () =>
  useQuery({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => call('GET /api/notifications/settings', undefined, { signal }),
  })

export const askAgain = () => queries.invalidateQueries({ queryKey: ['notifications'] })

export async function changeSettings(change: Partial<NotificationSettings>): Promise<void> {
  await call('PATCH /api/notifications/settings', { body: change }).catch(toastProblem)
  await askAgain()
}

export async function saveTemplate(
  { event, language }: Pick<NotificationTemplate, 'event' | 'language'>,
  body: ApiRequest<'PUT /api/notifications/templates/:event/:language'>['body'],
): Promise<void> {
  await call('PUT /api/notifications/templates/:event/:language', { params: { event, language }, body })
  await askAgain()
  toastDone(t('notifications.template.saved'))
}

export async function resetTemplate({
  event,
  language,
}: Pick<NotificationTemplate, 'event' | 'language'>): Promise<void> {
  await call('DELETE /api/notifications/templates/:event/:language', { params: { event, language } }).catch(
    toastProblem,
  )
  await askAgain()
}

export async function resend({ id }: Pick<Notification, 'id'>): Promise<void> {
  await call('POST /api/notifications/:id/resend', { params: { id } })
    .then(() => toastDone(t('notifications.history.resent')))
    .catch(toastProblem)
  await askAgain()
}

/** Opens the chat in a tab of its own. The tab is opened by the tap itself: later, a browser would take it for an advertisement. */
export async function openChat({ id }: Pick<Notification, 'id'>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const { url } = await call('POST /api/notifications/:id/open', { params: { id } })
    if (tab) tab.location.href = url
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    toastProblem(error)
  }
  await askAgain()
}

export async function sendTest(
  body: ApiRequest<'POST /api/notifications/test'>['body'],
): Promise<Notification> {
  const sent = await call('POST /api/notifications/test', { body })
  void askAgain()
  return sent
}

export const useInbox = () =>
  useQuery({
    queryKey: ['inbox', 'list'],
    queryFn: ({ signal }) => call('GET /api/inbox', undefined, { signal }),
  })

export async function markRead(keys: readonly string[], isRead: boolean): Promise<void> {
  await call('POST /api/inbox/read', { body: { keys: [...keys], isRead } }).catch(toastProblem)
  await queries.invalidateQueries({ queryKey: ['inbox'] })
}
