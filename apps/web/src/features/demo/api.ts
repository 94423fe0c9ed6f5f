/** What other features may use of the demo; nothing else of it can be imported from outside. */
export { default as Tour } from './Tour.tsx'
