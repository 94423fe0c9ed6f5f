/** What other features may use of disputes; nothing else of it can be imported from outside. */
export { DisputeList } from './DisputeList.tsx'
export { DisputeStory, Until } from './DisputeStory.tsx'
