import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { BlockedWordsForm } from '../conversations/api.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { askAdminAnew } from './admin-data.ts'

/** Words that are stopped in every shop. */
export default function WordsPage() {
  const t = useT()
  const query = useQuery({
    queryKey: ['admin', 'words'],
    queryFn: ({ signal }) => call('GET /api/admin/blocked-words', undefined, { signal }),
  })
  const save = async (words: string[]) => {
    await call('PUT /api/admin/blocked-words', { body: { words } })
    await askAdminAnew()
  }
  return (
    <>
      <ScreenHeader title={t('blocked-words.title')} hasBack={false} />
      <AdminFaces query={query}>
        {({ words }) => (
          <Card aria-label={t('blocked-words.title')}>
            <p className={styles.soft}>{t('blocked-words.whyAll')}</p>
            <BlockedWordsForm words={words} save={save} />
          </Card>
        )}
      </AdminFaces>
    </>
  )
}
