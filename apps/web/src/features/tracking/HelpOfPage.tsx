import { useHelpShop } from '../../data/use-help-shop.ts'
import { NeedHelp } from './NeedHelp.tsx'

type Shop = Parameters<typeof NeedHelp>[0]['shop']

/** Whom to ask: the shop of what was found, else the one this page is for. */
export function HelpOfPage({ shop }: { shop?: Shop }) {
  const fallback = useHelpShop()
  return <NeedHelp shop={shop ?? fallback} />
}
