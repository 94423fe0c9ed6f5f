import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { BlockedWordsForm } from './BlockedWordsForm.tsx'
import styles from './Conversations.module.css'

const key = ['conversations', 'shop', 'words']

/** What the shop does not want to read, in messages and in reviews. */
export function BlockedWordsCard() {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/blocked-words', undefined, { signal }),
  })
  const save = async (words: string[]) =>
    queries.setQueryData(key, await call('PUT /api/shop/blocked-words', { body: { words } }))
  return (
    <Card title={t('blocked-words.title')} aria-label={t('blocked-words.title')}>
      <p className={styles.soft}>{t('blocked-words.why')}</p>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={1} rowHeight={56} />}
      {data && <BlockedWordsForm words={data.words} save={save} />}
    </Card>
  )
}
