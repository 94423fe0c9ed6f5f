import { languageCodes, languages } from '@darzi/words/languages.ts'
import { CircleUser, Keyboard, LogOut, ShieldCheck, Store } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminLinks } from '../admin-links.ts'
import { call } from '../data/api.ts'
import { deviceStorage } from '../data/device-storage.ts'
import { queries } from '../data/queries.ts'
import { forgetSession, useSession } from '../data/session.ts'
import { houseLinks } from '../house-links.ts'
import { links } from '../links.ts'
import { chooseScheme, schemes, useScheme } from '../theme/scheme.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import type { MenuAction } from '../ui/menu-action.ts'
import { chooseLanguage } from '../words/language.ts'
import { useSpeech, useT } from '../words/use-t.ts'
import { isAdminAddress } from './admin-navigation.ts'
import { landingOf } from './admit.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { justSaved } from './just-saved.ts'
import { toastDone, toastProblem } from './toasts.tsx'

/** Who is signed in: the ways to their account and out, their language and colours. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession()
  const way = useAdminWay()
  const choices = [...useShops(), ...useLanguages(), ...useSchemes()]
  const signOut = useSignOut()
  if (!user) return null
  const accountScreen = user.role === 'tailor' ? links.profile() : links.account()
  const actions: MenuAction[] = [
    {
      key: 'account',
      label: t('app.nav.account'),
      icon: <CircleUser size={20} />,
      run: () => void navigate(accountScreen),
    },
    ...way,
    {
      key: 'openShop',
      label: t('app.menu.openShop'),
      icon: <Store size={20} />,
      run: () => void navigate(houseLinks.openShop()),
    },
    { key: 'shortcuts', label: t('app.menu.shortcuts'), icon: <Keyboard size={20} />, run: onShortcuts },
    { key: 'signOut', label: t('app.menu.signOut'), icon: <LogOut size={20} />, run: () => void signOut() },
    ...choices,
  ]
  return (
    <ActionMenu
      label={t('app.menu.label', { name: user.name })}
      actions={actions}
      face={<Avatar name={user.name} />}
    />
  )
}

/** Whoever runs this server goes to the operator's screens from here, and back to their own. */
function useAdminWay(): MenuAction[] {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const session = useSession()
  if (!session.isOperator) return []
  const isThere = isAdminAddress(pathname)
  const to = isThere ? landingOf(session) : adminLinks.queue()
  return [
    {
      key: 'admin',
      label: t(isThere ? 'app.nav.adminLeave' : 'app.nav.admin'),
      icon: <ShieldCheck size={20} />,
      run: () => void navigate(to),
    },
  ]
}

/** The shops of whoever works in several: one tap leads to the other. */
function useShops(): MenuAction[] {
  const t = useT()
  const { shop, otherShops = [] } = useSession()
  if (!shop || otherShops.length === 0) return []
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  return [shop, ...otherShops].sort(byName).map(({ id, name }) => ({
    key: id,
    group: t('app.menu.shops'),
    label: name,
    isChosen: id === shop.id,
    run: () => void (id === shop.id || enterShop(id)),
  }))
}

/** Everything that is shown and kept is of one shop: the other begins anew. */
async function enterShop(shopId: string): Promise<void> {
  try {
    await call('PUT /api/session/shop', { body: { shopId } })
  } catch (error) {
    return toastProblem(error)
  }
  forgetDrafts(deviceStorage)
  location.assign(links.tailorDashboard())
}

/** Each language in its own script. */
function useLanguages(): MenuAction[] {
  const { t, language, coming, missed } = useSpeech()
  useEffect(() => {
    if (missed) toastDone(t('shell.language.missed', { language: languages[missed].nativeName }))
  }, [missed, t])
  return languageCodes.map((code) => ({
    key: code,
    group: t('shell.language.label'),
    label: <span lang={code}>{languages[code].nativeName}</span>,
    isChosen: code === (coming ?? language),
    run: () => void chooseLanguage(code),
  }))
}

function useSchemes(): MenuAction[] {
  const t = useT()
  const { choice } = useScheme()
  return schemes.map((scheme) => ({
    key: scheme,
    group: t('app.menu.colours'),
    label: t(`app.menu.${scheme}`),
    isChosen: scheme === choice,
    run: () => chooseScheme(scheme),
  }))
}

/** Ends the session at the server first: a device that only forgets would still hold a working cookie. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      await call('POST /api/logout')
    } catch (error) {
      return toastProblem(error)
    }
    // What is told to the one who leaves is not for the next one at this browser; an address that is dead the server forgets.
    void import('../data/push-device.ts').then(({ stopPush }) => stopPush()).catch(() => {})
    forgetSession()
    // Whoever signs out has decided: an unsaved form does not hold them in a shop they have left.
    await navigate(links.login(), { state: justSaved })
    forgetDrafts(deviceStorage)
    queries.clear()
  }
}
