import type { ApiRequest } from '@darzi/contract/api.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { useSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import formStyles from '../../kits/form/Form.module.css'
import { links } from '../../links.ts'
import { landingOf } from '../../shell/admit.ts'
import { forgetDrafts } from '../../shell/forget-drafts.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { planFrom } from './arrival.ts'
import { placeOf, readDevice } from './device-place.ts'
import { checkFilled } from './form-checks.ts'
import { PlanField } from './PlanField.tsx'

type Body = ApiRequest<'POST /api/session/shops'>['body']
const kinds = ['tailor', 'house'] as const

/** One more shop, or a house, of whoever is signed in: the account they have is its owner's. */
export default function OpenShopPage() {
  const t = useT()
  const asked = planFrom(useSearchParams()[0].get('plan'))
  const session = useSession()
  const [plan, setPlan] = useState<PlanKey | undefined>(asked?.plan)
  const form = useForm({
    initialValues: { name: '', kind: asked?.kind === 'tailor' ? 'tailor' : 'house' },
    validate: { name: (name) => checkFilled(name, t) },
  })
  const kind = kinds.find((each) => each === form.values.kind) ?? 'house'
  const fitting = plan && planFrom(plan)?.kind === kind ? plan : undefined
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ name }) => {
      // A customer's plan is never among the choices of a shop.
      const body = { name, kind, plan: fitting as Body['plan'], ...placeOf(readDevice()) }
      await call('POST /api/session/shops', { body })
      // Everything that is shown and kept is of one shop: the new one begins anew.
      forgetDrafts(deviceStorage)
      window.location.assign(links.setUp())
    },
  })
  return (
    <>
      <ScreenHeader title={t('open-shop.page.title')} backTo={landingOf(session)} />
      <Card aria-label={t('open-shop.page.title')}>
        <form className={formStyles.form} noValidate onSubmit={onSubmit}>
          <p>{t('open-shop.page.why', { email: session.user?.email ?? '' })}</p>
          <FormError>{failure}</FormError>
          <NativeSelect
            {...form.getInputProps('kind')}
            label={t('open-shop.field.kind')}
            options={kinds.map((value) => ({ value, label: t(`open-shop.kind.${value}`) }))}
          />
          <TextField
            {...form.getInputProps('name')}
            label={t(kind === 'house' ? 'accounts.field.houseName' : 'accounts.field.shopName')}
            autoComplete="organization"
            maxLength={120}
            required
          />
          <PlanField kind={kind} plan={fitting} onPlan={setPlan} />
          <div className={formStyles.acts}>
            <Button type="submit" kind="primary" isBusy={isSending}>
              {t('open-shop.page.act')}
            </Button>
          </div>
        </form>
      </Card>
    </>
  )
}
