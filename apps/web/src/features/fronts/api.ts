/** What other features may use of fronts; nothing else of it can be imported from outside. */
import { openWords } from '../../words/language.ts'

/** The frame of a house with its words, and those of its page: at its own domain that page stands at the address of another. */
export async function loadFrontLayout() {
  const [{ FrontLayout }] = await Promise.all([
    import('./FrontLayout.tsx'),
    openWords(['fronts', 'shop-collection', 'ui', 'problems']),
  ])
  return { default: FrontLayout }
}

export const loadHouseList = () => import('./HouseList.tsx')
