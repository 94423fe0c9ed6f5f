import { useEffect } from 'react'
import { useSay } from '../words/use-say.ts'

/** Names the tab after what the screen shows, for instance a customer; the map's title stands until then. */
export function usePageTitle(title: string | undefined): void {
  const say = useSay()
  useEffect(() => {
    if (title) document.title = say('shell.title', { title })
  }, [title, say])
}
