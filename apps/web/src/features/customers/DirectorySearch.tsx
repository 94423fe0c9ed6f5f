import { SearchField } from '../../ui/SearchField.tsx'
import { useSay } from '../../words/use-say.ts'

interface Props {
  words: string
  onSearch: (words: string, options: { replace: boolean }) => void
}

/** Name in any script, digits of a phone, or the number of a record. */
export function DirectorySearch({ words, onSearch }: Props) {
  const say = useSay()
  return (
    <SearchField
      label={say('customers.search.label')}
      clearLabel={say('customers.search.clear')}
      words={words}
      onSearch={onSearch}
    />
  )
}
