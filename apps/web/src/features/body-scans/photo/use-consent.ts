import { useState } from 'react'
import { useSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { fetchScreenAhead } from '../../../shell/fetch-ahead.ts'
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

/** The screens that show the numbers and what to do with them, so that no network is needed when the numbers are there. */
async function fetchResultsAhead(): Promise<void> {
  await fetchScreenAhead(links.results())
  await fetchScreenAhead(links.tryOn())
}
