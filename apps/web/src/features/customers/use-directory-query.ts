import { useSearchParams } from 'react-router'
import { type DirectoryQuery, readDirectoryQuery, writeDirectoryQuery } from './directory-query.ts'

/** The directory's query lives in the URL; every change is one step back in history unless it replaces the last. */
export function useDirectoryQuery() {
  const [search, setSearch] = useSearchParams()
  const query = readDirectoryQuery(search)
  function change(part: Partial<DirectoryQuery>, options: { replace?: boolean } = {}) {
    const next = writeDirectoryQuery({ ...query, ...part })
    if (next.toString() === writeDirectoryQuery(query).toString()) return
    setSearch(next, { ...options, preventScrollReset: true })
  }
  return { query, change }
}
