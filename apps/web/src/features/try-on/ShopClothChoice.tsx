import type { StockItem } from '@darzi/contract/inventory-shapes.ts'
import { useEffect, useId, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { type ClothPhoto, readClothPhoto, type StockPhoto } from './cloth-photo.ts'
import { clothWidthMm } from './cloth-width.ts'
import shopCloth from './ShopCloth.module.css'
import styles from './TryOn.module.css'

interface Props {
  photo: ClothPhoto | undefined
  onPhoto: (photo: ClothPhoto) => void
}

/** Cloth of the own stock that has been photographed: for whoever stands at the counter of a shop with a customer beside. */
export function ShopClothChoice({ photo, onPhoto }: Props) {
  const t = useT()
  const group = useId()
  const [fails, setFails] = useState<string>()
  const { cloths, error, retry, isUntold } = useShopCloths()

  async function choose({ id, photo: stored }: PhotographedCloth) {
    setFails(undefined)
    const canvas = await canvasOf(stored.url)
    if (canvas) onPhoto({ canvas, widthMm: clothWidthMm.of(id), item: id })
    else setFails(id)
  }

  if (isUntold) return null
  if (error !== undefined)
    return (
      <div>
        <FormError>{problemSentence(error, t)}</FormError>
        <Button onClick={retry}>{t('ui.failed.retry')}</Button>
      </div>
    )
  return (
    <fieldset className={styles.oneOf}>
      <legend>{t('try-on.cloth.ofShop')}</legend>
      <div className={styles.chips}>
        {cloths.map((cloth) => (
          <label key={cloth.id} className={shopCloth.cloth} title={cloth.name}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={photo?.item === cloth.id}
              onChange={() => void choose(cloth)}
            />
            <img src={cloth.photo.thumbUrl} alt="" loading="lazy" />
            <span>{cloth.name}</span>
          </label>
        ))}
      </div>
      <FormError>{fails && t('try-on.cloth.unread')}</FormError>
    </fieldset>
  )
}

type PhotographedCloth = StockItem & { photo: StockPhoto }

const isPhotographed = (item: StockItem): item is PhotographedCloth => item.photo !== undefined

/** The newest; of a great many a counter searches the stock. */
const most = 60

interface Told {
  cloths?: readonly PhotographedCloth[]
  error?: unknown
}

/** The room is a public page and has no cache of its own. */
function useShopCloths() {
  const mayRead = useMay('inventory.read')
  const [told, setTold] = useState<Told>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    if (!mayRead) return
    const asking = new AbortController()
    const query = { category: 'fabric', sort: 'newest', limit: most } as const
    call('GET /api/inventory', { query }, { signal: asking.signal }).then(
      ({ rows }) => asking.signal.aborted || setTold({ cloths: rows.filter(isPhotographed) }),
      (error: unknown) => asking.signal.aborted || setTold({ error }),
    )
    return () => asking.abort()
  }, [mayRead, turn])
  const { cloths = [], error } = told
  return {
    cloths,
    error,
    retry: () => setTurn(turn + 1),
    isUntold: !mayRead || (error === undefined && cloths.length === 0),
  }
}

async function canvasOf(url: string): Promise<HTMLCanvasElement | undefined> {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok ? readClothPhoto(await answer.blob()) : undefined
}
