/** Every screen that is open to all, and those of signing in. */
import { lookAt } from '../support/look-at-screens.ts'
import { screensOfWeb } from '../support/screens.ts'

lookAt(screensOfWeb().filter(({ layout }) => layout !== 'shop'))
