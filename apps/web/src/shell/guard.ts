import { type LoaderFunctionArgs, redirect } from 'react-router'
import { askSession, readSession } from '../data/session.ts'
import { landingOf, safeOrigin, turnedAwayTo } from './admit.ts'
import type { Screen } from './screen.ts'

/** The loader of a guarded screen: lets in, or throws the redirect. The kept user record is believed until checked. */
export async function guard(screen: Screen, { request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (screen.access === 'onlySignedOut') {
    const visitor = readSession().user ? await askSession() : readSession()
    if (visitor.user) throw redirect(safeOrigin(searchParams.get('from')) ?? landingOf(visitor))
    return null
  }
  const visitor = await visitorOf(screen)
  const away = turnedAwayTo(screen, visitor, `${pathname}${search}`)
  if (away) throw redirect(away)
  return null
}

/** What a member may do is only known once the server has said it: a screen that needs it waits for the answer. */
async function visitorOf({ needs }: Screen) {
  const known = readSession()
  if (!known.user || (needs && !known.shop)) return askSession()
  void askSession()
  return known
}
