/**
 * Demos: a copy of one prepared shop for each visitor, who is its owner for a day. Whatever is done there stays there: it sends
 * nothing, charges nothing, invites nobody and is found nowhere.
 */
import { demoRoutes } from '@darzi/contract/demo.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handleInSteps } from '../../http/handle.ts'
import { startDemo } from './start-demo.ts'

export function openDemo(app: AppContext) {
  handleInSteps(app, demoRoutes.start, startDemo)
}
