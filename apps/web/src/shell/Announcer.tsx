import type { Say } from '@darzi/words/say.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../words/use-say.ts'
import { OpeningNext } from './Opening.tsx'
import { usePageTitle } from './page-title.ts'
import type { Screen } from './screen.ts'
import { useScreen } from './use-screen.ts'

export const mainId = 'main'

/** The address shown last: each layout brings its own announcer, and going from one to another is a navigation too. */
let shown: string | undefined

/**
 * After navigation, focus goes to the main part, or to the field a screen begins with (`data-focus-first`), and the title is
 * read; also the link that skips the navigation.
 */
export function Announcer() {
  const say = useSay()
  const screen = useScreen()
  const { pathname } = useLocation()
  const title = screen ? titleOf(screen, say) : ''
  usePageTitle(title)

  useEffect(() => {
    const isFirst = shown === undefined
    if (shown === pathname) return
    shown = pathname
    if (isFirst) return
    const main = document.getElementById(mainId)
    const first = main?.querySelector<HTMLElement>('[data-focus-first]') ?? main
    first?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <OpeningNext />
      <a className="skip" href={`#${mainId}`}>
        {say('shell.skip')}
      </a>
      <p className="onlyRead" role="status" aria-live="polite">
        {title}
      </p>
    </>
  )
}

/** Where a screen's words did not come, the page says that it could not be shown. */
function titleOf({ title }: Screen, say: Say): string {
  const said = say(title)
  return said === title ? say('shell.broken.title') : said
}
