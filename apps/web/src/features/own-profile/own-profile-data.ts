/** What the account keeps of itself for ordering; each change answers all of it. */
import type { OwnAddress, OwnPerson, OwnProfile } from '@darzi/contract/own-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'

const key = ['own-profile'] as const

export const useOwnProfile = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/own/profile', undefined, { signal }),
  })

const show = (profile: OwnProfile) => void queries.setQueryData(key, profile)

export const saveAddress = ({ id, ...body }: OwnAddress) =>
  call('PUT /api/own/addresses/:id', { params: { id }, body }).then(show)

export const removeAddress = (id: string) =>
  call('DELETE /api/own/addresses/:id', { params: { id } }).then(show)

export const savePerson = ({ id, ...body }: OwnPerson) =>
  call('PUT /api/own/people/:id', { params: { id }, body }).then(show)

export const removePerson = (id: string) => call('DELETE /api/own/people/:id', { params: { id } }).then(show)
