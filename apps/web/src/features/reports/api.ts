/** What other features may use of reports; nothing else of it can be imported from outside. */
export { ReportButton } from './ReportButton.tsx'
