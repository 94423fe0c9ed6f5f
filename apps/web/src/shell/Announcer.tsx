import type { Translate } from '@darzi/words/translate.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../words/use-t.ts'
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
  const t = useT()
  const screen = useScreen()
  const { pathname } = useLocation()
  const title = screen ? titleOf(screen, t) : ''
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
        {t('shell.skip')}
      </a>
      <p className="onlyRead" role="status" aria-live="polite">
        {title}
      </p>
    </>
  )
}

/** Where a screen's words did not come, the page says that it could not be shown. */
function titleOf({ title }: Screen, t: Translate): string {
  const said = t(title)
  return said === title ? t('shell.broken.title') : said
}
