import { useState } from 'react'
import { useSession } from '../../../data/session.ts'
import { fetchResultsAhead } from '../fetch-ahead.ts'
import { startModel } from '../see/model.ts'

/** What is agreed to before anything is loaded or seen: by one account, for one person, at one measuring. */
export function useConsent(forPerson: string | undefined) {
  const { user } = useSession()
  const [given, setGiven] = useState<string>()
  const asked = `${user?.id ?? ''} ${forPerson ?? ''}`

  function agree() {
    setGiven(asked)
    void startModel()
    void fetchResultsAhead()
  }
  return { isGiven: given === asked, agree }
}
