import {
  BadgeCheck,
  Cog,
  Flag,
  Inbox,
  Mail,
  Megaphone,
  MessageSquareOff,
  Scale,
  ScrollText,
  Store,
} from 'lucide-react'
import { adminLinks } from '../admin-links.ts'
import type { NavigationItem } from './shop-navigation.ts'

/** The operator's own menu: it stands in place of the shop's while they are at it. */
export const adminItems: readonly NavigationItem[] = [
  {
    to: adminLinks.queue(),
    label: 'app.nav.adminQueue',
    icon: Inbox,
    group: 'admin',
    barPlace: 1,
    isExact: true,
  },
  { to: adminLinks.disputes(), label: 'app.nav.disputes', icon: Scale, group: 'admin', barPlace: 4 },
  { to: adminLinks.reports(), label: 'app.nav.reports', icon: Flag, group: 'admin' },
  {
    to: adminLinks.verifications(),
    label: 'app.nav.adminVerifications',
    shortLabel: 'app.nav.adminVerify',
    icon: BadgeCheck,
    group: 'admin',
    barPlace: 2,
  },
  {
    to: adminLinks.messages(),
    label: 'app.nav.adminMessages',
    shortLabel: 'app.nav.adminInbox',
    icon: Mail,
    group: 'admin',
    barPlace: 3,
  },
  { to: adminLinks.words(), label: 'app.nav.adminWords', icon: MessageSquareOff, group: 'admin' },
  { to: adminLinks.shops(), label: 'app.nav.adminShops', icon: Store, group: 'admin' },
  { to: adminLinks.banners(), label: 'app.nav.adminBanners', icon: Megaphone, group: 'admin' },
  { to: adminLinks.jobs(), label: 'app.nav.adminJobs', icon: Cog, group: 'admin' },
  { to: adminLinks.audit(), label: 'app.nav.adminAudit', icon: ScrollText, group: 'admin' },
]

export const isAdminAddress = (pathname: string) => /^\/admin(\/|$)/.test(pathname)
