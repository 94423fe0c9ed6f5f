/** What other features may use of demos; nothing else of it can be imported from outside. */
export { endDemos } from './end-demos.ts'
