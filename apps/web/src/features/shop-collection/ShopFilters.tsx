import { Heart } from 'lucide-react'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { categories } from './categories.ts'
import styles from './Shop.module.css'
import type { ShopAddress } from './use-shop-address.ts'

/** Searching by name or colour, and the kinds of garments; all of it stands in the address. */
export function ShopFilters({ address }: { address: ShopAddress }) {
  const t = useT()
  const { q, category, isSaved, change } = address
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('shop-collection.search.label')}
        clearLabel={t('shop-collection.search.clear')}
        words={q}
        onSearch={(words, options) => change({ q: words }, options)}
      />
      <fieldset className={styles.chips}>
        <legend className="onlyRead">{t('shop-collection.filter.label')}</legend>
        {categories.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={!isSaved && each === category}
            onClick={() => change({ category: each === 'all' ? '' : each, saved: '' })}
          >
            {t(`shop-collection.category.${each}`)}
          </button>
        ))}
        <button type="button" aria-pressed={isSaved} onClick={() => change({ saved: isSaved ? '' : '1' })}>
          <Heart size={18} aria-hidden="true" />
          {t('shop-collection.filter.saved')}
        </button>
      </fieldset>
    </div>
  )
}
