import { useEffect } from 'react'
import { useT } from '../words/use-t.ts'

/** Names the tab after what the screen shows, for instance a customer; the map's title stands until then. */
export function usePageTitle(title: string | undefined): void {
  const t = useT()
  useEffect(() => {
    if (title) document.title = t('shell.title', { title })
  }, [title, t])
}
