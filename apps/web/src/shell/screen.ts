import type { ShopAction } from '@darzi/contract/access.ts'

/** One screen of screens.ts. */
export interface Screen {
  path: string
  /** Other addresses of the same screen (PRODUCT.md, section 2). */
  aliases?: readonly string[]
  /** Who may open it. `onlySignedOut` screens send a signed-in visitor on to where they work. */
  access: 'public' | 'onlySignedOut' | 'signedIn' | 'user' | 'tailor' | 'operator'
  /** The action a member of the shop must be allowed; without it their own dashboard opens instead. */
  needs?: ShopAction
  /** `public` has no component library; `auth` is for signing in; `shop` is for work. */
  layout: 'public' | 'auth' | 'shop'
  /** The features whose words the screen shows. */
  features: readonly string[]
  /** Words key of its title. */
  title: string
}

/** The features whose words a layout shows around its screens. */
export const layoutFeatures: Readonly<Record<Screen['layout'], readonly string[]>> = {
  public: ['shell', 'site-footer'],
  auth: ['shell', 'ui', 'problems'],
  shop: ['shell', 'ui', 'app', 'problems'],
}

/** What a route carries for layouts, the title and the guards. */
export interface ScreenHandle {
  screen: Screen
  isUnknownAddress: boolean
}
