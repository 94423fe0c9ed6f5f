import type { AdminBanner } from '@darzi/contract/admin-shops.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { addBanner, endBanner, useBanners } from './shop-data.ts'

/** What is said to everybody on every screen, from one moment to another. */
export default function BannersPage() {
  const t = useT()
  const query = useBanners()
  const [isOpen, setOpen] = useState(false)
  const add = (
    <Button kind="primary" icon={<Megaphone size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('admin-shops.banner.add')}
    </Button>
  )
  return (
    <>
      <ScreenHeader title={t('admin-shops.banners.title')} hasBack={false} extra={add} />
      <AdminFaces query={query}>
        {({ pages }) => <List rows={pages.flatMap(({ rows }) => rows)} />}
      </AdminFaces>
      <ShowMore {...query} />
      {isOpen && <BannerDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function List({ rows }: { rows: readonly AdminBanner[] }) {
  const t = useT()
  if (rows.length === 0)
    return <EmptyState title={t('admin-shops.banners.none')}>{t('admin-shops.banners.noneWhy')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('admin-shops.banners.title')}>
      {rows.map((banner) => (
        <Row key={banner.id} banner={banner} />
      ))}
    </ul>
  )
}

function Row({ banner: { id, words, beginsAt, endsAt } }: { banner: AdminBanner }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const now = new Date().toISOString()
  const state = endsAt <= now ? 'over' : beginsAt > now ? 'coming' : 'standing'
  const end = () =>
    run(async () => {
      await endBanner(id)
      toastDone(t('admin-shops.banner.ended'))
    })
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span>
          <InstantText at={beginsAt} /> – <InstantText at={endsAt} />
        </span>
        <Badge tone={state === 'standing' ? 'marigold' : 'plain'}>{t(`admin-shops.banner.${state}`)}</Badge>
      </div>
      {languageCodes.map((code) => (
        <p key={code} lang={code} className={styles.words}>
          {words[code]}
        </p>
      ))}
      {state !== 'over' && (
        <div className={styles.acts}>
          <Button isBusy={isBusy} onClick={() => void end()}>
            {t('admin-shops.banner.end')}
          </Button>
        </div>
      )}
    </li>
  )
}

const hourMs = 3_600_000

/** As a field of a browser for a day and an hour writes it, in the zone of this device. */
function localNow(inMs: number): string {
  const at = new Date(Date.now() + inMs)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function BannerDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <FormDialog
      title={t('admin-shops.banner.add')}
      initial={{ en: '', hi: '', pa: '', beginsAt: localNow(0), endsAt: localNow(2 * hourMs) }}
      save={t('admin-shops.banner.act')}
      check={(values) =>
        Object.fromEntries(
          Object.entries(values)
            .filter(([, value]) => value.trim() === '')
            .map(([name]) => [name, t('problems.field.required')]),
        )
      }
      send={async ({ beginsAt, endsAt, ...words }) => {
        await addBanner({
          words,
          beginsAt: new Date(beginsAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
        })
        toastDone(t('admin-shops.banner.done'))
      }}
      onClose={onClose}
      isWide
    >
      {(form) => (
        <>
          {languageCodes.map((code) => (
            <TextField
              key={code}
              {...form.getInputProps(code)}
              lang={code}
              label={languages[code].nativeName}
              maxLength={300}
            />
          ))}
          <TextField
            {...form.getInputProps('beginsAt')}
            type="datetime-local"
            label={t('admin-shops.banner.from')}
          />
          <TextField
            {...form.getInputProps('endsAt')}
            type="datetime-local"
            label={t('admin-shops.banner.until')}
          />
        </>
      )}
    </FormDialog>
  )
}
