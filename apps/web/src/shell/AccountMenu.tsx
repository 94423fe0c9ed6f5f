import { CircleUser, Keyboard, LogOut, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { call } from '../data/api.ts'
import { deviceStorage } from '../data/device-storage.ts'
import { queries } from '../data/queries.ts'
import { forgetSession, useSession } from '../data/session.ts'
import { links } from '../links.ts'
import { chooseScheme, schemes, useScheme } from '../theme/scheme.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import type { MenuAction } from '../ui/menu-action.ts'
import { useT } from '../words/use-t.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { justSaved } from './just-saved.ts'
import { toastProblem } from './toasts.tsx'

/** Who is signed in, and the ways to their account and out. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession()
  const { choice } = useScheme()
  const signOut = useSignOut()
  if (!user) return null
  const nextScheme = schemes[(schemes.indexOf(choice) + 1) % schemes.length] ?? 'system'
  const accountScreen = user.role === 'tailor' ? links.profile() : links.account()
  const account: MenuAction = {
    key: 'account',
    label: t('app.nav.account'),
    icon: <CircleUser size={20} />,
    run: () => void navigate(accountScreen),
  }
  const actions: MenuAction[] = [
    account,
    {
      key: 'scheme',
      label: t(`shell.scheme.${choice}`),
      icon: <SunMoon size={20} />,
      run: () => chooseScheme(nextScheme),
    },
    { key: 'shortcuts', label: t('app.menu.shortcuts'), icon: <Keyboard size={20} />, run: onShortcuts },
    { key: 'signOut', label: t('app.menu.signOut'), icon: <LogOut size={20} />, run: () => void signOut() },
  ]
  return (
    <ActionMenu
      label={t('app.menu.label', { name: user.name })}
      actions={actions}
      face={<Avatar name={user.name} />}
    />
  )
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
    forgetSession()
    // Whoever signs out has decided: an unsaved form does not hold them in a shop they have left.
    await navigate(links.login(), { state: justSaved })
    forgetDrafts(deviceStorage)
    queries.clear()
  }
}
