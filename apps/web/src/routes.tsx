/**
 * The map of the screens that are open to all, and of the doors: where each stands, who may open it, which words it says.
 * The screens of work stand in work-routes.tsx, which comes with the first of them.
 */
import { lazy } from 'react'
import { matchPath } from 'react-router'
import type { SavePart } from './features/results/save-part.ts'
import type { Screen } from './shell/screen.ts'

export const publicScreens: readonly Screen[] = [
  {
    path: '/',
    access: 'public',
    layout: 'public',
    features: ['site'],
    title: 'site.page.title',
    load: () => import('./features/site/LandingPage.tsx'),
  },
  {
    path: '/how-it-works',
    access: 'public',
    layout: 'public',
    features: ['site-how'],
    title: 'site-how.page.title',
    load: () => import('./features/site/HowItWorksPage.tsx'),
  },
  {
    path: '/pricing',
    access: 'public',
    layout: 'public',
    features: ['site-pricing'],
    title: 'site-pricing.page.title',
    load: () => import('./features/site/PricingPage.tsx'),
  },
  {
    path: '/features',
    access: 'public',
    layout: 'public',
    features: ['site-features'],
    title: 'site-features.page.title',
    load: () => import('./features/site/FeaturesPage.tsx'),
  },
  {
    path: '/about',
    access: 'public',
    layout: 'public',
    features: ['site-about'],
    title: 'site-about.page.title',
    load: () => import('./features/site/AboutPage.tsx'),
  },
  {
    path: '/services',
    access: 'public',
    layout: 'public',
    features: ['site-services'],
    title: 'site-services.page.title',
    load: () => import('./features/site/ServicesPage.tsx'),
  },
  {
    path: '/contact',
    access: 'public',
    layout: 'public',
    features: ['site-contact'],
    title: 'site-contact.page.title',
    load: () => import('./features/site/ContactPage.tsx'),
  },
  {
    path: '/fashion-houses',
    access: 'public',
    layout: 'public',
    features: ['site-houses'],
    title: 'site-houses.page.title',
    load: () => import('./features/site/FashionHousesPage.tsx'),
  },
  {
    path: '/privacy-policy',
    access: 'public',
    layout: 'public',
    features: ['site-legal'],
    title: 'site-legal.privacy.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/terms-of-service',
    access: 'public',
    layout: 'public',
    features: ['site-legal'],
    title: 'site-legal.terms.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/cookie-policy',
    access: 'public',
    layout: 'public',
    features: ['site-legal'],
    title: 'site-legal.cookies.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/track-order',
    access: 'public',
    layout: 'public',
    features: ['tracking', 'garment-names', 'measurement-fields', 'ui', 'problems'],
    title: 'tracking.page.title',
    load: () => import('./features/tracking/TrackOrderPage.tsx'),
  },
  {
    path: '/track/:token',
    access: 'public',
    layout: 'public',
    features: ['tracking', 'garment-names', 'measurement-fields', 'ui', 'problems'],
    title: 'tracking.link.screen',
    load: () => import('./features/tracking/TrackingPage.tsx'),
  },
  {
    path: '/get-measured',
    access: 'public',
    layout: 'public',
    features: ['get-measured', 'measurement-fields', 'ui', 'problems'],
    title: 'get-measured.page.title',
    load: () => import('./features/get-measured/GetMeasuredPage.tsx'),
  },
  {
    path: '/upload',
    access: 'public',
    layout: 'public',
    features: ['body-scans', 'ui'],
    title: 'body-scans.page.title',
    load: () => import('./features/body-scans/UploadPage.tsx'),
  },
  {
    path: '/shop',
    access: 'public',
    layout: 'public',
    features: ['shop-collection', 'ui', 'problems'],
    title: 'shop-collection.page.title',
    load: () => import('./features/shop-collection/ShopPage.tsx'),
  },
  {
    path: '/tailored-collection',
    access: 'public',
    layout: 'public',
    features: ['shop-collection', 'ui', 'problems'],
    title: 'shop-collection.tailored.title',
    load: () => import('./features/shop-collection/TailoredCollectionPage.tsx'),
  },
  {
    path: '/checkout',
    access: 'public',
    layout: 'public',
    features: ['checkout', 'shop-collection', 'garment-names', 'ui', 'problems'],
    title: 'checkout.page.title',
    load: () => import('./features/shop-collection/checkout/CheckoutPage.tsx'),
  },
  {
    path: '/results',
    aliases: ['/results/:userId'],
    access: 'public',
    layout: 'public',
    features: ['results', 'avatar', 'body-scans-save', 'measurement-fields', 'ui', 'problems'],
    title: 'results.page.title',
    load: loadResults,
  },
  {
    path: '/pattern',
    access: 'public',
    layout: 'public',
    features: ['patterns', 'measurement-fields', 'ui', 'problems'],
    title: 'patterns.page.title',
    load: () => import('./features/patterns/GuestPatternPage.tsx'),
  },
  {
    path: '/try-on',
    access: 'public',
    layout: 'public',
    features: ['try-on', 'avatar', 'measurement-fields', 'ui', 'problems'],
    title: 'try-on.page.title',
    load: () => import('./features/try-on/TryOnPage.tsx'),
  },
  {
    path: '/login',
    aliases: ['/register'],
    access: 'onlySignedOut',
    layout: 'auth',
    features: ['accounts'],
    title: 'accounts.auth.title',
    load: () => import('./features/accounts/AuthenticationPage.tsx'),
  },
  {
    path: '/forgot-password',
    access: 'public',
    layout: 'auth',
    features: ['accounts'],
    title: 'accounts.forgot.screen',
    load: () => import('./features/accounts/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    access: 'public',
    layout: 'auth',
    features: ['accounts'],
    title: 'accounts.reset.screen',
    load: () => import('./features/accounts/ResetPasswordPage.tsx'),
  },
  {
    path: '/invitation/:token',
    access: 'public',
    layout: 'auth',
    features: ['accounts', 'staff'],
    title: 'accounts.invitation.screen',
    load: () => import('./features/accounts/InvitationPage.tsx'),
  },
]

/** Where the numbers go from here is another room's, and follows them; without a line they stand without it. */
const saving = () => import('./features/body-scans-save/SaveScanCard.tsx')
const SaveScanCard = lazy<SavePart>(() =>
  saving().then(
    (feature) => ({ default: feature.SaveScanCard }),
    () => ({ default: () => null }),
  ),
)

async function loadResults() {
  saving().catch(() => {})
  const { default: ResultsPage, fetchAhead } = await import('./features/results/ResultsPage.tsx')
  return { default: () => <ResultsPage Save={SaveScanCard} />, fetchAhead }
}

let known = publicScreens

/** Fetches the map of the screens of work. What runs inside a shop may count on its having come. */
export async function loadWorkScreens(): Promise<readonly Screen[]> {
  const { workScreens } = await import('./work-routes.tsx')
  known = [...publicScreens, ...workScreens]
  return workScreens
}

/** The screen at an address, or undefined when no such room has been built (or, outside the shop, fetched). */
export function screenAt(address: string): Screen | undefined {
  const pathname = address.replace(/[?#].*$/, '')
  return known.find((screen) =>
    [screen.path, ...(screen.aliases ?? [])].some((path) => matchPath(path, pathname)),
  )
}
