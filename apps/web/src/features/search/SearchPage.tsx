import { quickKeys } from '@darzi/tailoring/search/filter.ts'
import { Camera } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import { Found } from './Found.tsx'
import { PhotoPanel } from './PhotoPanel.tsx'
import { Recent } from './Recent.tsx'
import styles from './Search.module.css'
import { SearchForm } from './SearchForm.tsx'
import { type Asked, addressOf, isAsked, nothingAsked, readAsked, withQuick } from './search-address.ts'

/** Everything of the shop in one place: by words, by a quick filter, by a photo. The address is the search. */
export default function SearchPage() {
  const t = useT()
  const [address, setAddress] = useSearchParams()
  const asked = readAsked(address)
  const isPhoto = address.get('by') === 'photo'
  const run = (next: Asked) => setAddress(addressOf(next))
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={t('search.page.title')}
        parent={links.tailorDashboard()}
        extra={
          <Button
            icon={<Camera size={20} aria-hidden="true" />}
            aria-pressed={isPhoto}
            onClick={() => setAddress({ ...addressOf(asked), ...(!isPhoto && { by: 'photo' }) })}
          >
            {t('search.photo.open')}
          </Button>
        }
      />
      {isPhoto && <PhotoPanel />}
      <SearchForm key={address.toString()} asked={asked} onRun={run} />
      <Chips
        label={t('search.quick.label')}
        isRow
        chips={quickKeys.map((key) => ({ key, label: t(`search.quick.${key}`) }))}
        chosen={asked.quick}
        onChoose={(key) => run(withQuick(asked, key === asked.quick ? undefined : key))}
      />
      {isAsked(asked) ? (
        <Found asked={asked} onRun={run} onClear={() => run(nothingAsked)} />
      ) : (
        <>
          <Recent onRun={run} />
          <Tips />
        </>
      )}
    </div>
  )
}

function Tips() {
  const t = useT()
  return (
    <section className={styles.tips}>
      <h2>{t('search.tips.title')}</h2>
      <ul>
        {(['scripts', 'typos', 'number', 'days'] as const).map((tip) => (
          <li key={tip}>{t(`search.tips.${tip}`)}</li>
        ))}
      </ul>
    </section>
  )
}
