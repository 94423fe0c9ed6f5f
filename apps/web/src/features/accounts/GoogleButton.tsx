import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Auth.module.css'
import type { useGoogleSignIn } from './use-google-sign-in.ts'

interface Props {
  google: ReturnType<typeof useGoogleSignIn>
  isSigningUp: boolean
  isBlocked: boolean
}

/** The other way in, where this server offers it. */
export function GoogleButton({ google, isSigningUp, isBlocked }: Props) {
  const t = useT()
  const { data: offered } = useSignInOptions()
  if (!offered?.google) return null
  return (
    <>
      <p className={styles.or}>{t('accounts.auth.or')}</p>
      <FormError>{google.failure}</FormError>
      <Button
        isLarge
        isBusy={google.provider === 'google'}
        disabled={isBlocked}
        onClick={google.start}
        icon={<GoogleMark />}
      >
        {t(isSigningUp ? 'accounts.google.signUp' : 'accounts.google.signIn')}
      </Button>
    </>
  )
}

export function useSignInOptions() {
  return useQuery({
    queryKey: ['accounts', 'signInOptions'],
    queryFn: ({ signal }) => call('GET /api/sign-in-options', undefined, { signal }),
    staleTime: 10 * 60_000,
  })
}

/** One letter in our ink: no other house's colours stand on this screen. */
function GoogleMark() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M20.5 12H12.3M20.5 12a8.5 8.5 0 1 1-2.6-6.1"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
