/** The map of all screens: where each stands, who may open it, which words it says. */
import { matchPath } from 'react-router'
import type { Screen } from './shell/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/',
    access: 'public',
    layout: 'public',
    rooms: ['site'],
    title: 'site.page.title',
    load: () => import('./features/site/LandingPage.tsx'),
  },
  {
    path: '/how-it-works',
    access: 'public',
    layout: 'public',
    rooms: ['site-how'],
    title: 'site-how.page.title',
    load: () => import('./features/site/HowItWorksPage.tsx'),
  },
  {
    path: '/pricing',
    access: 'public',
    layout: 'public',
    rooms: ['site-pricing'],
    title: 'site-pricing.page.title',
    load: () => import('./features/site/PricingPage.tsx'),
  },
  {
    path: '/features',
    access: 'public',
    layout: 'public',
    rooms: ['site-features'],
    title: 'site-features.page.title',
    load: () => import('./features/site/FeaturesPage.tsx'),
  },
  {
    path: '/about',
    access: 'public',
    layout: 'public',
    rooms: ['site-about'],
    title: 'site-about.page.title',
    load: () => import('./features/site/AboutPage.tsx'),
  },
  {
    path: '/services',
    access: 'public',
    layout: 'public',
    rooms: ['site-services'],
    title: 'site-services.page.title',
    load: () => import('./features/site/ServicesPage.tsx'),
  },
  {
    path: '/contact',
    access: 'public',
    layout: 'public',
    rooms: ['site-contact'],
    title: 'site-contact.page.title',
    load: () => import('./features/site/ContactPage.tsx'),
  },
  {
    path: '/fashion-houses',
    access: 'public',
    layout: 'public',
    rooms: ['site-houses'],
    title: 'site-houses.page.title',
    load: () => import('./features/site/FashionHousesPage.tsx'),
  },
  {
    path: '/privacy-policy',
    access: 'public',
    layout: 'public',
    rooms: ['site-legal'],
    title: 'site-legal.privacy.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/terms-of-service',
    access: 'public',
    layout: 'public',
    rooms: ['site-legal'],
    title: 'site-legal.terms.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/cookie-policy',
    access: 'public',
    layout: 'public',
    rooms: ['site-legal'],
    title: 'site-legal.cookies.title',
    load: () => import('./features/site/LegalPage.tsx'),
  },
  {
    path: '/tailor/dashboard',
    aliases: ['/tailor-dashboard', '/owner/dashboard', '/boutique/dashboard'],
    access: 'tailor',
    layout: 'shop',
    rooms: ['shops', 'timeline'],
    title: 'shops.dashboard.title',
    load: () => import('./features/shops/TailorDashboardPage.tsx'),
  },
  {
    path: '/tailor/customers',
    access: 'tailor',
    needs: 'customers.read',
    layout: 'shop',
    rooms: ['customers'],
    title: 'customers.page.title',
    load: () => import('./features/customers/CustomersPage.tsx'),
  },
  {
    path: '/tailor/add-customer',
    access: 'tailor',
    needs: 'customers.write',
    layout: 'shop',
    rooms: ['customers', 'customers-form'],
    title: 'customers-form.page.add',
    load: () => import('./features/customers/AddCustomerPage.tsx'),
  },
  {
    path: '/user/dashboard',
    aliases: ['/customer/dashboard'],
    access: 'user',
    layout: 'shop',
    rooms: ['shops'],
    title: 'shops.portal.title',
    load: () => import('./features/shops/UserDashboardPage.tsx'),
  },
  {
    path: '/login',
    aliases: ['/register'],
    access: 'onlySignedOut',
    layout: 'door',
    rooms: ['accounts'],
    title: 'accounts.auth.title',
    load: () => import('./features/accounts/AuthenticationPage.tsx'),
  },
  {
    path: '/forgot-password',
    access: 'public',
    layout: 'door',
    rooms: ['accounts'],
    title: 'accounts.forgot.screen',
    load: () => import('./features/accounts/ForgotPasswordPage.tsx'),
  },
  {
    path: '/reset-password',
    access: 'public',
    layout: 'door',
    rooms: ['accounts'],
    title: 'accounts.reset.screen',
    load: () => import('./features/accounts/ResetPasswordPage.tsx'),
  },
  {
    path: '/invitation/:token',
    access: 'public',
    layout: 'door',
    rooms: ['accounts', 'staff'],
    title: 'accounts.invitation.screen',
    load: () => import('./features/accounts/InvitationPage.tsx'),
  },
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    rooms: ['accounts', 'profile'],
    title: 'accounts.profile.title',
    load: loadTailorProfile,
  },
  {
    path: '/user/profile',
    aliases: ['/customer/profile'],
    access: 'user',
    layout: 'shop',
    rooms: ['accounts'],
    title: 'accounts.profile.ownTitle',
    load: () => import('./features/accounts/ProfilePage.tsx'),
  },
  {
    path: '/tailor/staff',
    access: 'tailor',
    needs: 'staff.read',
    layout: 'shop',
    rooms: ['staff'],
    title: 'staff.page.title',
    load: () => import('./features/staff/StaffPage.tsx'),
  },
]

/** Two rooms share this screen and neither may know the other: they meet here. */
async function loadTailorProfile() {
  const [{ default: ProfilePage }, { ShopCard }] = await Promise.all([
    import('./features/accounts/ProfilePage.tsx'),
    import('./features/shops/profile/ShopCard.tsx'),
  ])
  return { default: () => <ProfilePage shop={<ShopCard />} /> }
}

/** The screen at an address, or undefined when no such room has been built. */
export function screenAt(address: string): Screen | undefined {
  const pathname = address.replace(/[?#].*$/, '')
  return screens.find((screen) =>
    [screen.path, ...(screen.aliases ?? [])].some((path) => matchPath(path, pathname)),
  )
}
