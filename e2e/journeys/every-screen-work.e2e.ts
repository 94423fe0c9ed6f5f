/** Every screen of work and of a customer’s own; with every-screen-public.e2e.ts all there are. */
import { lookAt } from '../support/look-at-screens.ts'
import { screensOfWeb } from '../support/screens.ts'

lookAt(screensOfWeb().filter(({ layout }) => layout === 'shop'))
