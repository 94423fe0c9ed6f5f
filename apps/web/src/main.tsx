import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { onProblem } from './data/api.ts'
import { deviceStorage } from './data/device-storage.ts'
import { forgetSession, listenToSession, onSignedOutElsewhere, readSession } from './data/session.ts'
import { links } from './links.ts'
import { isPublicAddress, openRouter } from './shell/build-routes.tsx'
import { forgetDraftsOfOthers } from './shell/forget-drafts.ts'
import { sessionEnded, wasSignedOut } from './shell/session-ended.ts'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/tape.css'
import './theme/first-look.css'

const router = openRouter()

onProblem((problem) => {
  if (!sessionEnded(problem) || !readSession().user) return
  forgetSession()
  leaveWork()
})
onSignedOutElsewhere(leaveWork)
listenToSession(() => {
  const { user } = readSession()
  if (user) forgetDraftsOfOthers(deviceStorage, user.id)
})

/** From a screen of work to signing in, which leads back to it; a public page stays. */
function leaveWork(): void {
  const { pathname, search } = router.state.location
  const screen = router.state.matches.at(-1)?.route.handle?.screen
  if (!screen || screen.access === 'public') return
  void router.navigate(links.login(`${pathname}${search}`), { state: wasSignedOut })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Who works waits for the screen, which is drawn in one go; a public page is drawn in slices, and answers a finger between them.
const isPublic = isPublicAddress(window.location.pathname)
createRoot(root).render(<RouterProvider router={router} useTransitions={isPublic} />)

/** Once the screen stands. */
setTimeout(() => void import('./shell/banner.ts').then(({ watchBanner }) => watchBanner()), 3000)
