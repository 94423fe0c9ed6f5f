import type { Garment } from '@darzi/contract/garments.ts'
import { Plus, Search } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddGarmentDialog } from './AddGarmentDialog.tsx'
import { GarmentRow } from './GarmentRow.tsx'
import styles from './Garments.module.css'
import { useGarments } from './garment-data.ts'

/** What the shop sews, for whom, at what price and in how many days. */
export default function GarmentsPage() {
  const t = useT()
  const { data: garments, error, refetch } = useGarments()
  const adding = useDialogAddress('add')
  const reason = useMay('garments.write') ? undefined : t('garments.reason.onlyManagers')
  const openAdd = () => adding.open('new')
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the dialog is the same as long as the address is
  const actions = useMemo(
    () => [{ id: 'add', label: t('garments.add.open'), shortcut: 'a', run: openAdd, reason }],
    [t, adding.search, reason],
  )
  usePageActions(actions)
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={t('garments.page.title')}
        hasBack={false}
        extra={
          <HonestButton
            kind="primary"
            icon={<Plus size={20} aria-hidden="true" />}
            reason={reason}
            onClick={openAdd}
          >
            {t('garments.add.open')}
          </HonestButton>
        }
      >
        <p>{t('garments.page.why')}</p>
      </ScreenHeader>
      {!garments && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!garments && !error && <SkeletonRows rows={8} rowHeight={76} />}
      {garments && <Rows garments={garments} />}
      {garments && (
        <AddGarmentDialog isOpen={adding.value !== undefined} onClose={adding.close} models={garments} />
      )}
    </div>
  )
}

const groups = ['men', 'women', 'anyone'] as const

function Rows({ garments }: { garments: readonly Garment[] }) {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const search = (q: string) =>
    setQuery(
      (now) => {
        if (q) now.set('q', q)
        else now.delete('q')
        return now
      },
      { replace: true },
    )
  const asked = words.trim().toLowerCase()
  const shown = garments.filter((each) => garmentName(t, each).toLowerCase().includes(asked))
  const active = shown.filter(({ isActive }) => isActive)
  return (
    <div className={styles.list}>
      <TextField
        label={t('garments.search.label')}
        type="search"
        data-search
        value={words}
        onChange={(event) => search(event.target.value)}
        start={<Search size={20} />}
      />
      {shown.length === 0 && <NothingFound words={words} onClear={() => search('')} />}
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`garments.group.${group}`)}
          garments={active.filter(({ sizing }) => sizing === group)}
        />
      ))}
      <Group title={t('garments.group.away')} garments={shown.filter(({ isActive }) => !isActive)} />
    </div>
  )
}

function Group({ title, garments }: { title: string; garments: readonly Garment[] }) {
  if (garments.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{garments.length}</span>
      </h2>
      <ul className={styles.rows}>
        {garments.map((garment) => (
          <GarmentRow key={garment.key} garment={garment} />
        ))}
      </ul>
    </section>
  )
}
