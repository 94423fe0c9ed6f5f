import type { Screen } from './shell/screen.ts'

/** The screens of whoever runs this server. */
export const adminScreens = [
  {
    path: '/admin',
    access: 'operator',
    layout: 'shop',
    features: ['admin'],
    title: 'admin.page.title',
  },
  {
    path: '/admin/disputes',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'disputes', 'garment-names', 'measurement-fields', 'timeline', 'payments', 'orders'],
    title: 'admin.disputes.title',
  },
  {
    path: '/admin/disputes/:id',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'disputes', 'garment-names', 'measurement-fields', 'timeline', 'payments', 'orders'],
    title: 'admin.dispute.title',
  },
  {
    path: '/admin/reports',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'reports'],
    title: 'reports.admin.title',
  },
  {
    path: '/admin/reports/:id',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'reports'],
    title: 'reports.admin.one',
  },
  {
    path: '/admin/verifications',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'verifications', 'find-tailors'],
    title: 'admin.verifications.title',
  },
  {
    path: '/admin/verifications/:id',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'verifications', 'find-tailors'],
    title: 'admin.verification.title',
  },
  {
    path: '/admin/shops',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'admin-shops', 'plans'],
    title: 'admin-shops.list.title',
  },
  {
    path: '/admin/shops/:id',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'admin-shops', 'plans', 'verifications'],
    title: 'admin-shops.shop.title',
  },
  {
    path: '/admin/banners',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'admin-shops'],
    title: 'admin-shops.banners.title',
  },
  {
    path: '/admin/messages',
    access: 'operator',
    layout: 'shop',
    features: ['admin'],
    title: 'admin.messages.title',
  },
  {
    path: '/admin/jobs',
    access: 'operator',
    layout: 'shop',
    features: ['admin'],
    title: 'admin.jobs.title',
  },
  {
    path: '/admin/words',
    access: 'operator',
    layout: 'shop',
    features: ['admin', 'blocked-words'],
    title: 'blocked-words.title',
  },
  {
    path: '/admin/audit',
    access: 'operator',
    layout: 'shop',
    features: ['admin'],
    title: 'admin.audit.title',
  },
] as const satisfies readonly Screen[]

export type AdminPath = (typeof adminScreens)[number]['path']
