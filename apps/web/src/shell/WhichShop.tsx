import type { ApiReply } from '@darzi/contract/api.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { call } from '../data/api.ts'
import { problemSentence } from '../data/problem-error.ts'
import { recentShops, rememberShop } from '../data/recent-shops.ts'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useT } from '../words/use-t.ts'
import styles from './WhichShop.module.css'

type Shop = ApiReply<'GET /api/form-shop/find'>['shops'][number]

interface Props {
  /** The question in the words of its page. */
  title?: string
  /** Why it is asked. */
  children?: ReactNode
  onChoose: (id: string) => void
  /** Its place among the headings of the page. */
  as?: 'h2' | 'h4'
}

/** Asks which tailor a page is for, before anything is typed into it; those of this device stand there at once. */
export function WhichShop({ title, children, onChoose, as: Heading = 'h2' }: Props) {
  const t = useT()
  const id = useId()
  const [words, setWords] = useState('')
  const { shops, isOfWords, problem } = useFoundShops(words.trim())
  const isSearching = words.trim().length >= fewest
  const shown = isSearching ? shops : recentShops()
  return (
    <section className={styles.which} aria-labelledby={id}>
      <Heading id={id}>{title ?? t('ui.whichShop.title')}</Heading>
      {children && <p>{children}</p>}
      <TextField
        label={t('ui.whichShop.search')}
        hint={t('ui.whichShop.hint')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      <p role="status" className={styles.status}>
        {isSearching && isOfWords && shops?.length === 0 && t('ui.whichShop.none', { words: words.trim() })}
      </p>
      {shown && shown.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t(isSearching ? 'ui.whichShop.found' : 'ui.whichShop.recent')}
        >
          {shown.map((shop) => (
            <li key={shop.id}>
              <ShopButton shop={shop} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ShopButton({ shop, onChoose }: { shop: Shop; onChoose: Props['onChoose'] }) {
  const t = useT()
  const onClick = () => {
    rememberShop(shop)
    onChoose(shop.id)
  }
  const facts = [shop.address, shop.phone, shop.isDemo && t('ui.whichShop.sample')].filter(Boolean)
  return (
    <button type="button" className={styles.shop} onClick={onClick}>
      <strong>{shop.name}</strong>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
    </button>
  )
}

/** One letter names half the market. */
const fewest = 2
const settleMs = 200

/** Shops found by what is typed, asked for when the typing pauses; an older answer never comes over a newer one. */
function useFoundShops(words: string) {
  const [found, setFound] = useState<{ words: string; shops: Shop[] }>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    if (words.length < fewest) return
    let isLeft = false
    const timer = setTimeout(() => {
      setProblem(undefined)
      call('GET /api/form-shop/find', { query: { q: words } }).then(
        ({ shops }) => !isLeft && setFound({ words, shops }),
        (refused) => !isLeft && setProblem(refused),
      )
    }, settleMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [words])
  // What was found before stays in sight until the next answer; that nobody was found is said of these words alone.
  return { shops: found?.shops, isOfWords: found?.words === words, problem }
}
