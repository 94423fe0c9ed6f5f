import { Button } from '../../ui/Button.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { useT } from '../../words/use-t.ts'
import type { ColleaguesDraft } from './use-stored-draft.ts'

interface Props<T> {
  draft: {
    isRestored: boolean
    startOver: () => void
    other?: T | undefined
    swap?: () => void
    colleagues?: readonly ColleaguesDraft<T>[]
    takeOver?: (theirs: ColleaguesDraft<T>) => void
  }
}

/** Says that a form was begun earlier, and offers what was typed into it meanwhile: at another device, or by a colleague. */
export function DraftNotice<T>({ draft }: Props<T>) {
  const { isRestored, startOver, other, swap, colleagues = [], takeOver } = draft
  const t = useT()
  return (
    <>
      {isRestored && (
        <FormNotice action={<Act onClick={startOver}>{t('ui.draft.startOver')}</Act>}>
          {t('ui.draft.restored')}
        </FormNotice>
      )}
      {other !== undefined && swap && (
        <FormNotice action={<Act onClick={swap}>{t('ui.draft.swap')}</Act>}>{t('ui.draft.other')}</FormNotice>
      )}
      {colleagues.map((theirs) => (
        <FormNotice
          key={theirs.member}
          action={<Act onClick={() => takeOver?.(theirs)}>{t('ui.draft.takeOver')}</Act>}
        >
          {t('ui.draft.colleague', { name: theirs.member })}
        </FormNotice>
      ))}
    </>
  )
}

function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button kind="plain" onClick={onClick}>
      {children}
    </Button>
  )
}
