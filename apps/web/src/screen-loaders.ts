/** The code of each screen, for the router alone. */
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { PublicPath } from './public-screens.ts'
import { ownFront } from './shell/front-at.ts'
import type { Screen } from './shell/screen.ts'

/** Fetches a screen's code; `fetchAhead` brings what the screen itself would fetch later. */
export type LoadScreen = () => Promise<{ default: ComponentType; fetchAhead?: () => Promise<unknown> }>

const publicLoaders: Readonly<Record<PublicPath, LoadScreen>> = {
  '/': () => import('./features/site/LandingPage.tsx'),
  '/for-tailors': () => import('./features/site/ForTailorsPage.tsx'),
  '/how-it-works': () => import('./features/site/HowItWorksPage.tsx'),
  '/pricing': () => import('./features/site/PricingPage.tsx'),
  '/features': () => import('./features/site/FeaturesPage.tsx'),
  '/about': () => import('./features/site/AboutPage.tsx'),
  '/services': () => import('./features/site/ServicesPage.tsx'),
  '/contact': () => import('./features/site/ContactPage.tsx'),
  '/fashion-houses': () => import('./features/site/FashionHousesPage.tsx'),
  '/houses/:slug': () => import('./features/fronts/FrontPage.tsx'),
  '/demo': () => import('./features/demo/DemoPage.tsx'),
  '/privacy-policy': () => import('./features/site/LegalPage.tsx'),
  '/terms-of-service': () => import('./features/site/LegalPage.tsx'),
  '/cookie-policy': () => import('./features/site/LegalPage.tsx'),
  '/find-tailors': () => import('./features/find-tailors/FindTailorsPage.tsx'),
  '/tailors/:slug': () => import('./features/find-tailors/TailorPage.tsx'),
  '/track-order': () => import('./features/tracking/TrackOrderPage.tsx'),
  '/track/:token': () => import('./features/tracking/TrackingPage.tsx'),
  '/appointment/:token': () => import('./features/booking/AppointmentPage.tsx'),
  '/messages/:token': () => import('./features/opt-out/OptOutPage.tsx'),
  '/book/:token': () => import('./features/booking/BookingPage.tsx'),
  '/get-measured': () => import('./features/get-measured/GetMeasuredPage.tsx'),
  '/upload': () => import('./features/body-scans/UploadPage.tsx'),
  '/shop': () => import('./features/shop-collection/ShopPage.tsx'),
  '/shop/:slug': () => import('./features/shop-collection/product/ProductPage.tsx'),
  '/tailored-collection': () => import('./features/shop-collection/TailoredCollectionPage.tsx'),
  '/cart': () => import('./features/shop-collection/cart/CartPage.tsx'),
  '/checkout': () => import('./features/shop-collection/checkout/CheckoutPage.tsx'),
  '/results': () => import('./features/results/ResultsPage.tsx'),
  '/pattern': () => import('./features/patterns/GuestPatternPage.tsx'),
  '/try-on': () => import('./features/try-on/TryOnPage.tsx'),
  '/login': () => import('./features/accounts/AuthenticationPage.tsx'),
  '/forgot-password': () => import('./features/accounts/ForgotPasswordPage.tsx'),
  '/confirm-email': () => import('./features/accounts/ConfirmEmailPage.tsx'),
  '/reset-password': () => import('./features/accounts/ResetPasswordPage.tsx'),
  '/invitation/:token': () => import('./features/accounts/InvitationPage.tsx'),
}

export async function loadScreen({ path, layout }: Pick<Screen, 'path' | 'layout'>) {
  const loaders: Readonly<Record<string, LoadScreen | undefined>> = publicLoaders
  // At a house's own domain its front stands where ours does.
  const at = ownFront && path === '/' ? '/houses/:slug' : path
  const load = layout === 'shop' ? undefined : loaders[at]
  return load ? load() : (await work()).loadWork(path)
}

/** The screens of work, as data. */
export const shopScreens = async () => (await work()).shopScreens

/** Asks the server what a screen will show, while its code is on the way. */
export const askForScreen = async (
  { path }: Pick<Screen, 'path'>,
  asked: LoaderFunctionArgs,
  isFirst: boolean,
) => (await work()).askFirst(path, asked, isFirst)

const work = () => import('./work-screen-loaders.ts')
