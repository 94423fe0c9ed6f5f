import { isDesign } from '@darzi/body/pattern/designs-by-name.ts'
import { optionsFor, patternOf } from '@darzi/body/pattern/of-garment.ts'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { bodyOfBook } from './body-of-book.ts'
import { useBook } from './book-data.ts'
import { PatternDesk } from './PatternDesk.tsx'

/**
 * Patterns: from a person's sizes in the book to pieces, cloth and paper. `?person=` says whose, `?garment=` or `?design=` what
 * is cut. Everything is computed on the device; nothing here is stored.
 */
export default function PatternsPage() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const personId = search.get('person') ?? undefined
  const book = useBook(personId)
  const asked = search.get('design') ?? patternOf(search.get('garment') ?? '') ?? 'shirt'
  const design = isDesign(asked) ? asked : 'shirt'
  const title = book.data
    ? say('patterns.page.of', { name: book.data.person.name })
    : say('patterns.page.title')
  const body = book.data && bodyOfBook(book.data)

  return (
    <>
      <ScreenHeader
        title={title}
        extra={
          book.data && (
            <ButtonLink to={links.measure({ person: personId })}>{say('patterns.page.measure')}</ButtonLink>
          )
        }
      />
      {!personId && (
        <EmptyState
          title={say('patterns.page.nobody')}
          action={
            <ButtonLink kind="next" to={links.customers()}>
              {say('patterns.page.choose')}
            </ButtonLink>
          }
        />
      )}
      {personId && book.error && <QueryFailed error={book.error} onRetry={() => void book.refetch()} />}
      {personId && !book.error && !body && <SkeletonRows rows={6} rowHeight={64} />}
      {body && (
        <PatternDesk
          key={personId}
          body={body}
          name={book.data.person.name}
          design={design}
          ordered={(of) => optionsFor(of, body.measuredMm)}
          onDesign={(chosen) =>
            setSearch({ ...(personId && { person: personId }), design: chosen }, { replace: true })
          }
        />
      )}
    </>
  )
}
