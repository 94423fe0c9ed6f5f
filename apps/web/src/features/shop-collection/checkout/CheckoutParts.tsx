import type { ReactNode, Ref } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Checkout.module.css'

interface PartProps {
  ref?: Ref<HTMLElement>
  title: string
  children: ReactNode
}

export function Part({ ref, title, children }: PartProps) {
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Whoever is not signed in signs in first; what was chosen and typed stays. */
export function PlaceButton({ isBusy, reason }: { isBusy: boolean; reason: string | undefined }) {
  const t = useT()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  if (user)
    return (
      <HonestButton type="submit" kind="primary" isLarge isBusy={isBusy} reason={isBusy ? undefined : reason}>
        {t('checkout.form.place')}
      </HonestButton>
    )
  return (
    <div className={styles.signIn}>
      <ButtonLink kind="primary" isLarge to={links.login(`${pathname}${search}`)}>
        {t('checkout.form.signIn')}
      </ButtonLink>
      <ButtonLink isLarge to={links.register(`${pathname}${search}`)}>
        {t('checkout.form.register')}
      </ButtonLink>
      <p className={styles.note}>{t('checkout.form.kept')}</p>
    </div>
  )
}
