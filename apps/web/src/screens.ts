/**
 * Every screen as data: where it stands, who may open it, which features' words it shows. What loads their code is
 * screen-loaders.ts.
 */
import { matchPath } from 'react-router'
import { messageScreens } from './message-screens.ts'
import { officeScreens } from './office-screens.ts'
import { ownScreens } from './own-screens.ts'
import { publicScreens } from './public-screens.ts'
import type { Screen } from './shell/screen.ts'
import { workScreens } from './work-screens.ts'

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...workScreens,
  ...messageScreens,
  ...officeScreens,
  ...ownScreens,
]

/** The screen at an address, whatever stands behind its path; undefined when there is none. */
export function screenAt(address: string): Screen | undefined {
  const pathname = address.replace(/[?#].*$/, '')
  return screens.find((screen) =>
    [screen.path, ...(screen.aliases ?? [])].some((path) => matchPath(path, pathname)),
  )
}
