import { useEffect, useId, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { type ClothPhoto, readClothPhoto } from './cloth-photo.ts'
import { clothWidthMm } from './cloth-width.ts'
import shopCloth from './ShopCloth.module.css'
import styles from './TryOn.module.css'
import type { Wearable } from './use-garments.ts'

interface Props {
  photo: ClothPhoto | undefined
  garment: Wearable
  onPhoto: (photo: ClothPhoto) => void
}

/**
 * Photographed cloth of a shop: at its counter all of the own stock; for everybody else what the shop of the garment shows to
 * customers.
 */
export function ShopClothChoice({ photo, garment, onPhoto }: Props) {
  const t = useT()
  const group = useId()
  const [fails, setFails] = useState<string>()
  const { cloths, isOwn, error, retry } = useShopCloths(garment)

  async function choose({ id, photo: stored, photoWidthMm }: Cloth) {
    setFails(undefined)
    const canvas = await canvasOf(stored.url)
    const shop = isOwn ? undefined : garment.shop.id
    if (canvas) onPhoto({ canvas, widthMm: clothWidthMm.of(id, photoWidthMm), item: id, shop })
    else setFails(id)
  }

  if (error !== undefined)
    return (
      <div>
        <FormError>{problemSentence(error, t)}</FormError>
        <Button onClick={retry}>{t('ui.failed.retry')}</Button>
      </div>
    )
  if (cloths.length === 0) return null
  return (
    <fieldset className={styles.oneOf}>
      <legend>
        {isOwn ? t('try-on.cloth.ofShop') : t('try-on.cloth.shown', { shop: garment.shop.name })}
      </legend>
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

interface Cloth {
  id: string
  name: string
  photo: { url: string; thumbUrl: string }
  photoWidthMm?: number | undefined
}

/** The newest; of a great many a counter searches the stock. */
const most = 60

interface Told {
  /** Whose cloth it is: a shop, or the own stock. */
  of?: string
  cloths?: readonly Cloth[]
  error?: unknown
}

/** The room is a public page and has no cache of its own. */
function useShopCloths({ id, shop }: Wearable) {
  const isOwn = useMay('inventory.read')
  const of = isOwn ? 'own' : shop.id
  const [told, setTold] = useState<Told>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one garment of a shop stands for all; another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    const asked = isOwn ? ownCloths(asking.signal) : clothsShown(id, asking.signal)
    asked.then(
      (cloths) => asking.signal.aborted || setTold({ of, cloths }),
      (error: unknown) => asking.signal.aborted || setTold({ of, error }),
    )
    return () => asking.abort()
  }, [of, turn])
  const { cloths = [], error } = told.of === of ? told : {}
  return { cloths, isOwn, error, retry: () => setTurn(turn + 1) }
}

async function ownCloths(signal: AbortSignal): Promise<Cloth[]> {
  const query = { category: 'fabric', sort: 'newest', limit: most } as const
  const { rows } = await call('GET /api/inventory', { query }, { signal })
  return rows.flatMap(({ photo, ...cloth }) => (photo ? [{ ...cloth, photo }] : []))
}

const clothsShown = async (garment: string, signal: AbortSignal): Promise<Cloth[]> =>
  (await call('GET /api/collection/:id/cloths', { params: { id: garment } }, { signal })).cloths

async function canvasOf(url: string): Promise<HTMLCanvasElement | undefined> {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok ? readClothPhoto(await answer.blob()) : undefined
}
