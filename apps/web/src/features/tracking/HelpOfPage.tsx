import { useWhichShop } from '../../data/use-help-shop.ts'
import { WhichShop } from '../../shell/WhichShop.tsx'
import { useT } from '../../words/use-t.ts'
import { NeedHelp } from './NeedHelp.tsx'

type Shop = Parameters<typeof NeedHelp>[0]['shop']

/** Whom to ask: the shop of what was found, else the one this page is for, else whichever the person says. */
export function HelpOfPage({ shop }: { shop?: Shop }) {
  const t = useT()
  const page = useWhichShop()
  return (
    <>
      <NeedHelp shop={shop ?? page.shop} />
      {!shop && page.isUnclear && <WhichShop title={t('tracking.help.which')} onChoose={page.choose} />}
    </>
  )
}
