import { links } from '../../links.ts'
import { fetchScreenAhead } from '../../shell/fetch-ahead.ts'

/** The fitting room; what hangs in it the shop is asked for when somebody comes in. */
export const fetchTryOnAhead = (): Promise<void> =>
  fetchScreenAhead(links.tryOn(), () => Promise.all([import('./TryOnBody.tsx'), import('./TryOnStudio.tsx')]))
