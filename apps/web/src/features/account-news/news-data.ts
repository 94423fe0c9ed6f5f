/** What the account is told when it is away; each change answers all of it. */
import type { AccountNews, NewsChoice } from '@darzi/contract/account-news.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import type { PushAddress } from '../../data/push-device.ts'
import { queries } from '../../data/queries.ts'

const key = ['account-news'] as const

export const useNews = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/account/news', undefined, { signal }),
  })

const show = (news: AccountNews) => void queries.setQueryData(key, news)
const askAgain = () => queries.invalidateQueries({ queryKey: key })

export const chooseNews = (body: NewsChoice & { isOn: boolean }) =>
  call('PUT /api/account/news', { body }).then(show)

export const addDevice = (body: PushAddress) => call('POST /api/account/devices', { body }).then(askAgain)

export const removeDevice = (id: string) =>
  call('DELETE /api/account/devices/:id', { params: { id } }).then(askAgain)
