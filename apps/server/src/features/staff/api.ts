/** What other features may use of staff; nothing else of it can be imported from outside. */
export { languagesOfMembers } from './languages-of-members.ts'
export { skillsOfMembers } from './skill-queries.ts'
