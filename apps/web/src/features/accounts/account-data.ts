import type { ApiReply } from '@darzi/contract/api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'

export type Device = ApiReply<'GET /api/sessions'>['rows'][number]

const devicesKey = ['accounts', 'devices']

/** The devices signed in to the own account, the one used last first. */
export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call('GET /api/sessions', undefined, { signal }),
  })
}

/** Signs one device out, or all but this one; the list is asked for anew, also when it was refused. */
export function useEndDevices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (which: Device | 'others') => {
      if (which === 'others') await call('DELETE /api/sessions')
      else await call('DELETE /api/sessions/:id', { params: { id: which.id } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  })
}

/** After a change of password the server has ended all other sessions. */
export function useChangePassword() {
  const queries = useQueryClient()
  return async (body: { current: string; password: string }) => {
    await call('POST /api/password/change', { body })
    await queries.invalidateQueries({ queryKey: devicesKey })
  }
}

const securityKey = ['accounts', 'security']

/** What guards the own account, and what happened to its safety last. */
export function useSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: ({ signal }) => call('GET /api/account/security', undefined, { signal }),
  })
}

/** The acts on what guards the account; all but `confirm` ask for a fresh proof. */
export function useSecondFactor() {
  const queries = useQueryClient()
  const anew = () => queries.invalidateQueries({ queryKey: securityKey })
  return {
    begin: () => confirmed(() => call('POST /api/account/second-factor')),
    confirm: async (code: string) => {
      const { recoveryCodes } = await call('POST /api/account/second-factor/confirm', { body: { code } })
      await anew()
      return recoveryCodes
    },
    end: async () => {
      await confirmed(() => call('DELETE /api/account/second-factor'))
      await anew()
    },
    unlinkGoogle: async () => {
      await confirmed(() => call('DELETE /api/account/google'))
      await anew()
    },
  }
}
