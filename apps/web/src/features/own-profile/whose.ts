import { isOf } from '@darzi/tailoring/own-profile/is-of.ts'
import { useSearchParams } from 'react-router'
import { useOwnProfile } from './own-profile-data.ts'

const own = 'me'

/** Whose orders or sizes are looked at, as the address says it: everybody's, the own, or one of the family's. */
export function useWhose() {
  const { data } = useOwnProfile()
  const [search, setSearch] = useSearchParams()
  const people = data?.people ?? []
  const asked = search.get('for') ?? ''
  const member = people.find(({ id }) => id === asked)
  const chosen = member ? member.id : asked === own && people.length > 0 ? own : ''
  const isOwn = (named: string) => !people.some((person) => isOf(person, named))
  return {
    people,
    chosen,
    choose(key: string) {
      const next = new URLSearchParams(search)
      if (key) next.set('for', key)
      else next.delete('for')
      setSearch(next)
    },
    /** What names nobody is the account's own. */
    isShown(names: readonly string[]): boolean {
      if (member) return names.some((name) => isOf(member, name))
      return chosen === '' || names.length === 0 || names.some(isOwn)
    },
  }
}
export type Whose = ReturnType<typeof useWhose>
