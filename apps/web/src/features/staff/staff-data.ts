import type { StaffRole } from '@darzi/contract/access.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { type Member, type MemberChange, reversed, type Staff, withMember } from './staff-list.ts'

const staffKey = ['staff', 'list']

export function useStaff() {
  return useQuery({
    queryKey: staffKey,
    queryFn: ({ signal }) => call('GET /api/staff', undefined, { signal }),
  })
}

/**
 * Changes a member at once and takes it back when the server refuses, throwing the refusal. Answers the undo, which
 * behaves alike.
 */
export function useChangeMember() {
  const queries = useQueryClient()
  return async (member: Member, change: MemberChange): Promise<() => Promise<void>> => {
    await changeMember(queries, member, change)
    return () => changeMember(queries, { ...member, ...change }, reversed(member, change))
  }
}

async function changeMember(queries: QueryClient, member: Member, change: MemberChange): Promise<void> {
  await queries.cancelQueries({ queryKey: staffKey })
  show(queries, member.id, change)
  try {
    await call('PATCH /api/staff/:id', { params: { id: member.id }, body: change })
  } catch (error) {
    show(queries, member.id, reversed(member, change))
    throw error
  } finally {
    void askAgain(queries)
  }
}

function show(queries: QueryClient, id: string, change: MemberChange): void {
  queries.setQueryData<Staff>(staffKey, (staff) => staff && withMember(staff, id, change))
}

export interface Invited {
  name: string
  email: string
  role: StaffRole
}

/** Sends an invitation; to an address already invited it sends a fresh link, and the older one stops working. */
export function useInvite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invited: Invited) =>
      call('POST /api/staff/invitations', { body: { id: newId(), ...invited } }),
    onSettled: () => askAgain(queries),
  })
}

export function useWithdraw() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/staff/invitations/:id', { params: { id } }),
    onSettled: () => askAgain(queries),
  })
}

async function askAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['staff'] }),
    queries.invalidateQueries({ queryKey: ['today'] }),
  ])
}
