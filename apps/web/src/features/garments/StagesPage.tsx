import type { Garment } from '@darzi/contract/garments.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { EditForm } from '../../kits/form/EditForm.tsx'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import edit from '../../ui/EditForm.module.css'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { ChecksPart } from './ChecksPart.tsx'
import styles from './GarmentForm.module.css'
import { copyStages, useGarments } from './garment-data.ts'
import { StagesPart } from './StagesPart.tsx'
import { newerOf, useGarmentForm } from './use-garment-form.ts'

/** What the pieces of each garment pass through in the workshop, and what is checked before they are ready. */
export default function StagesPage() {
  const t = useT()
  const { data: garments, error, refetch } = useGarments()
  const [search, setSearch] = useSearchParams()
  const sewn = garments?.filter(({ isActive }) => isActive) ?? []
  const garment = sewn.find(({ key }) => key === search.get('garment')) ?? sewn[0]
  return (
    <div className={edit.page}>
      <ScreenHeader title={t('garments.stagesPage.title')} backTo={links.work()} />
      {!garments && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!garments && !error && <SkeletonRows rows={4} rowHeight={120} />}
      {garment && (
        <div className={edit.form}>
          <NativeSelect
            label={t('garments.stagesPage.which')}
            value={garment.key}
            options={sewn.map((each) => ({ value: each.key, label: garmentName(t, each) }))}
            onChange={(event) => setSearch({ garment: event.target.value }, { replace: true })}
          />
          <StagesForm key={garment.key} garment={garment} others={sewn.filter((each) => each !== garment)} />
        </div>
      )}
    </div>
  )
}

function StagesForm({ garment, others }: { garment: Garment; others: readonly Garment[] }) {
  const t = useT()
  const form = useGarmentForm(garment)
  const isFixed = !useMay('garments.write')
  const dialog = useDialogAddress('do')
  return (
    <>
      <EditForm
        form={form}
        newer={newerOf(t, form, garment)}
        fixed={isFixed ? t('garments.reason.onlyManagers') : undefined}
        save={t('garments.save.save')}
        nothing={t('garments.save.nothing')}
        acts={
          <HonestButton
            kind="plain"
            reason={form.isDirty ? t('garments.stagesPage.saveFirst') : undefined}
            onClick={() => dialog.open('copy')}
          >
            {t('garments.stagesPage.copy')}
          </HonestButton>
        }
      >
        <StagesPart form={form} />
        <ChecksPart form={form} />
      </EditForm>
      {dialog.value === 'copy' && <CopyDialog from={garment} others={others} onClose={dialog.close} />}
    </>
  )
}

/** Other garments that get the same list; orders that were taken keep theirs. */
function CopyDialog({
  from,
  others,
  onClose,
}: {
  from: Garment
  others: readonly Garment[]
  onClose: () => void
}) {
  const t = useT()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(others.map(({ key }) => key)))
  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  return (
    <FormDialog
      title={t('garments.stagesPage.copyTitle', { name: garmentName(t, from) })}
      initial={{}}
      save={t('garments.stagesPage.copyNow', { count: chosen.size })}
      send={async () => {
        if (chosen.size > 0) await copyStages(from.key, [...chosen])
        toastDone(t('garments.stagesPage.copied', { count: chosen.size }))
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{t('garments.stagesPage.copyWhy')}</p>
          <div className={styles.names}>
            {others.map((each) => (
              <Checkbox
                key={each.key}
                label={garmentName(t, each)}
                checked={chosen.has(each.key)}
                onChange={() => toggle(each.key)}
              />
            ))}
          </div>
        </>
      )}
    </FormDialog>
  )
}
