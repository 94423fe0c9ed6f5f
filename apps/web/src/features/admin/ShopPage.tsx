import type { AdminShop } from '@darzi/contract/admin-shops.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { ReasonDialog } from '../../kits/form/ReasonDialog.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText, DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { SentBack } from '../plans/api.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { planName } from './plan-name.ts'
import { ShopState } from './ShopState.tsx'
import {
  changePlanOfShop,
  liftShop,
  markInvoicePaid,
  planKeys,
  suspendShop,
  useAdminShop,
} from './shop-data.ts'

/** One shop: its plan and what it paid, and what operators did to it. Nothing of its customers. */
export default function ShopPage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useAdminShop(id)
  usePageTitle(query.data?.name)
  return (
    <>
      <ScreenHeader title={query.data?.name ?? t('admin-shops.shop.title')} backTo={adminLinks.shops()} />
      <AdminFaces query={query}>
        {(shop) => (
          <div className={styles.page}>
            <About shop={shop} />
            <Plan shop={shop} />
            <Invoices shop={shop} />
            <Acts shop={shop} />
          </div>
        )}
      </AdminFaces>
    </>
  )
}

function About({ shop }: { shop: AdminShop }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { owner, phone, city, verification, disputes, suspended } = shop
  return (
    <Card
      title={t(`admin-shops.kind.${shop.kind}`)}
      aria-label={t('admin-shops.shop.about')}
      actions={<ShopState shop={shop} />}
    >
      {suspended && (
        <p className={styles.words}>
          {t('admin-shops.suspend.since')} <AgoText at={suspended.since} />: {suspended.reason}
        </p>
      )}
      <Facts
        facts={[
          { label: t('admin-shops.fact.owner'), value: owner && `${owner.name} (${owner.email})` },
          { label: t('admin-shops.fact.phone'), value: phone },
          { label: t('admin-shops.fact.city'), value: [city, shop.country].filter(Boolean).join(', ') },
          { label: t('admin-shops.fact.members'), value: String(shop.members) },
          { label: t('admin-shops.fact.since'), value: <AgoText at={shop.createdAt} /> },
          {
            label: t('admin-shops.fact.active'),
            value: shop.lastActiveAt && <AgoText at={shop.lastActiveAt} />,
          },
          {
            label: t('admin-shops.fact.verification'),
            value: verification && t(`verifications.state.${verification.state}`),
          },
          {
            label: t('admin-shops.fact.disputes'),
            value: t('admin-shops.fact.disputeCount', disputes),
          },
        ]}
      />
      {shop.state !== 'closed' && (
        <div className={styles.acts}>
          <Button onClick={() => setOpen(true)}>
            {t(suspended ? 'admin-shops.lift.open' : 'admin-shops.suspend.open')}
          </Button>
        </div>
      )}
      {isOpen && (
        <ReasonDialog
          label={t('admin-shops.act.reason')}
          done={t('admin-shops.act.done')}
          title={t(suspended ? 'admin-shops.lift.title' : 'admin-shops.suspend.title', { name: shop.name })}
          why={t(suspended ? 'admin-shops.lift.why' : 'admin-shops.suspend.why')}
          save={t(suspended ? 'admin-shops.lift.act' : 'admin-shops.suspend.act')}
          send={(reason) => (suspended ? liftShop(shop.id, reason) : suspendShop(shop.id, reason))}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

function Plan({ shop }: { shop: AdminShop }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={t('admin-shops.fact.plan')}
      aria-label={t('admin-shops.fact.plan')}
      actions={<Button onClick={() => setOpen(true)}>{t('admin-shops.plan.open')}</Button>}
    >
      <Facts
        facts={[
          { label: t('admin-shops.fact.plan'), value: planName(t, shop.plan) },
          {
            label: t('admin-shops.fact.trial'),
            value: shop.trialEndsAt && <AgoText at={shop.trialEndsAt} />,
          },
          {
            label: t('admin-shops.fact.paidUntil'),
            value: shop.paidUntil && <DayText day={shop.paidUntil} />,
          },
          { label: t('admin-shops.fact.nextPlan'), value: shop.nextPlan && planName(t, shop.nextPlan) },
        ]}
      />
      {isOpen && <PlanDialog shop={shop} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function PlanDialog({ shop, onClose }: { shop: AdminShop; onClose: () => void }) {
  const t = useT()
  const own = planKeys.filter((key) => key.startsWith(shop.kind))
  return (
    <FormDialog
      title={t('admin-shops.plan.title', { name: shop.name })}
      initial={{ plan: shop.plan, reason: '' }}
      save={t('admin-shops.plan.act')}
      check={({ reason }) => (reason.trim() ? {} : { reason: t('problems.field.required') })}
      send={async (values) => {
        await changePlanOfShop(shop.id, values)
        toastDone(t('admin-shops.act.done'))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('admin-shops.plan.why')}</p>
          <NativeSelect
            {...form.getInputProps('plan')}
            label={t('admin-shops.fact.plan')}
            options={own.map((value) => ({ value, label: planName(t, value) }))}
          />
          <TextArea {...form.getInputProps('reason')} label={t('admin-shops.act.reason')} maxLength={1000} />
        </>
      )}
    </FormDialog>
  )
}

function Invoices({ shop: { id, invoices } }: { shop: AdminShop }) {
  const t = useT()
  const [paying, setPaying] = useState<AdminShop['invoices'][number]>()
  return (
    <Card title={t('plans.invoices.title')} aria-label={t('plans.invoices.title')}>
      {invoices.length === 0 && <p>{t('plans.invoices.none')}</p>}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={styles.waiting}>
            <span>
              {invoice.number}{' '}
              <span className={styles.soft}>
                <DayText day={invoice.issuedOn} /> ·{' '}
                <Money minor={invoice.totalMinor} currency={invoice.currency} />
                {invoice.isLapsed && ` · ${t('admin-shops.invoice.lapsed')}`}
              </span>
              <SentBack sentBack={invoice.sentBack} currency={invoice.currency} />
            </span>
            {invoice.state === 'open' ? (
              <Button onClick={() => setPaying(invoice)}>{t('admin-shops.invoice.open')}</Button>
            ) : (
              <span>{t(`plans.invoices.${invoice.state}`)}</span>
            )}
          </li>
        ))}
      </ul>
      {paying && (
        <ReasonDialog
          label={t('admin-shops.act.reason')}
          done={t('admin-shops.act.done')}
          title={t('admin-shops.invoice.title', { number: paying.number })}
          why={t('admin-shops.invoice.why')}
          save={t('admin-shops.invoice.act')}
          send={(reason) => markInvoicePaid(id, paying.id, reason)}
          onClose={() => setPaying(undefined)}
        />
      )}
    </Card>
  )
}

function Acts({ shop: { acts } }: { shop: AdminShop }) {
  const t = useT()
  return (
    <Card title={t('admin-shops.acts.title')} aria-label={t('admin-shops.acts.title')}>
      {acts.length === 0 && <p>{t('admin-shops.acts.none')}</p>}
      <ul className={styles.list}>
        {acts.map(({ id, at, by, kind, reason, subject }) => (
          <li key={id} className={styles.row}>
            <div className={styles.head}>
              <h3>
                {t(`admin-shops.acts.${kind}`, {
                  what: kind === 'planChanged' ? t(`plans.name.${subject}`) : (subject ?? ''),
                })}
              </h3>
              <span className={styles.soft}>
                {by} · <AgoText at={at} />
              </span>
            </div>
            <p className={styles.words}>{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
