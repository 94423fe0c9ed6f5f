/**
 * Every screen as data: where it stands, who may open it, which features' words it shows. What loads their code is
 * screen-loaders.ts. A visitor of the public pages carries only public-screens.ts: the program must not import this.
 */
import { matchPath } from 'react-router'
import { adminScreens } from './admin-screens.ts'
import { messageScreens } from './message-screens.ts'
import { officeScreens } from './office-screens.ts'
import { ownScreens } from './own-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './shell/screen.ts'
import { workScreens } from './work-screens.ts'

/** Brought once the address of one of them is asked for (shell/build-routes.tsx). */
export const shopScreens: readonly Screen[] = [
  ...workScreens,
  ...messageScreens,
  ...officeScreens,
  ...ownScreens,
  ...adminScreens,
]

export const screens: readonly Screen[] = [...publicScreens, ...shopScreens]

/** The screen at an address, whatever stands behind its path; undefined when there is none. */
export function screenAt(address: string): Screen | undefined {
  const pathname = address.replace(/[?#].*$/, '')
  return screens.find((screen) =>
    [screen.path, ...(screen.aliases ?? [])].some((path) => matchPath(path, pathname)),
  )
}
