import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'

interface Props {
  words: string
  onSearch: (words: string, options: { replace: boolean }) => void
}

/** Name in any script, digits of a phone, or the number of a record. */
export function DirectorySearch({ words, onSearch }: Props) {
  const t = useT()
  return (
    <SearchField
      label={t('customers.search.label')}
      clearLabel={t('customers.search.clear')}
      words={words}
      onSearch={onSearch}
    />
  )
}
