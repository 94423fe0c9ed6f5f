import { photoMonths } from '@darzi/tailoring/orders/photo-months.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Settings.module.css'

const key = ['settings', 'photo-retention']

/** How long photos of orders that are over are kept; a choice counts from the next night on. */
export function PhotoRetentionCard() {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/photo-retention', undefined, { signal }),
  })
  async function keep(chosen: string) {
    const months = photoMonths.find((each) => String(each) === chosen)
    try {
      queries.setQueryData(key, await call('PUT /api/shop/photo-retention', { body: { months } }))
      toastDone(t('settings.photos.saved'))
    } catch (problem) {
      toastProblem(problem)
    }
  }
  return (
    <Card title={t('settings.photos.title')} aria-label={t('settings.photos.title')}>
      <p className={styles.soft}>{t('settings.photos.why')}</p>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={1} rowHeight={56} />}
      {data && (
        <NativeSelect
          label={t('settings.photos.keep')}
          value={String(data.months ?? '')}
          onChange={({ target }) => void keep(target.value)}
          options={[
            { value: '', label: t('settings.photos.always') },
            ...photoMonths.map((count) => ({
              value: String(count),
              label: t('settings.photos.months', { count }),
            })),
          ]}
        />
      )}
    </Card>
  )
}
