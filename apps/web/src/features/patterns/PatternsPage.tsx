import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { PatternDesk } from './PatternDesk.tsx'
import { useCut } from './use-cut.ts'

/**
 * Patterns: from a person's sizes in the book to pieces, cloth and paper. `?person=` says whose, `?order=` and `?piece=` that it is
 * a piece of an order, which is cut from its own snapshot; `?garment=` or `?design=` what. All is computed on the device.
 */
export default function PatternsPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const personId = search.get('person') ?? undefined
  const { cut, error, refetch } = useCut(search)

  function onDesign(chosen: string) {
    const now = new URLSearchParams(search)
    now.set('design', chosen)
    setSearch(now, { replace: true })
  }

  return (
    <>
      <ScreenHeader
        title={
          cut
            ? t(cut.tag ? 'patterns.page.ofPiece' : 'patterns.page.of', {
                name: cut.name,
                piece: cut.tag ?? '',
              })
            : t('patterns.page.title')
        }
        extra={
          cut && (
            <ButtonLink to={links.measure({ person: personId })}>{t('patterns.page.measure')}</ButtonLink>
          )
        }
      />
      {!personId && <Nobody />}
      {personId && error && <QueryFailed error={error} onRetry={refetch} />}
      {personId && !error && !cut && <SkeletonRows rows={6} rowHeight={64} />}
      {cut && (
        <PatternDesk
          key={[personId, cut.tag].join()}
          body={cut.body}
          name={cut.name}
          {...(cut.tag && { tag: cut.tag })}
          design={cut.design}
          {...(cut.garment && { garment: cut.garment })}
          parts={cut.parts}
          ordered={cut.ordered}
          onDesign={onDesign}
        />
      )}
    </>
  )
}

function Nobody() {
  const t = useT()
  return (
    <EmptyState
      title={t('patterns.page.nobody')}
      action={
        <ButtonLink kind="primary" to={links.customers()}>
          {t('patterns.page.choose')}
        </ButtonLink>
      }
    />
  )
}
