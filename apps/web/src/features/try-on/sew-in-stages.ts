/**
 * What is worn, sewn from its pattern, with all that goes with it. The garment and its companions are sewn side by side, each of
 * them once: a companion stays as it is for the next garment on the same body.
 */
import type { Draped } from '@darzi/body/cloth/cloth.ts'
import type { ToSew } from '@darzi/body/cloth/sew-garment.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import { outfitLayers } from '@darzi/body/garment/outfit-layers.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { workerLine } from '../../ui/worker-line.ts'
import type { StoredScan } from '../body-scans/api.ts'
import type { LayersAsked } from './layer-worker.ts'
import type { OutfitPiece } from './use-outfit.ts'

export interface SewnOutfit {
  mesh: GarmentMesh
  /** In the order they were asked for. */
  pieces: readonly GarmentMesh[]
}

interface Asked {
  avatar: Avatar
  scan: StoredScan
  garment: DrawnGarment
  /** Drawn by their tape. */
  pieces: readonly OutfitPiece[]
}

/**
 * `onShown` hears of it when the garment is sewn, over what is sewn of its companions and what is still drawn, and again when all
 * are. A companion that cannot be sewn stays as it was drawn; that the garment itself cannot be is thrown.
 */
export async function sewInStages(asked: Asked, onShown: (sewn: SewnOutfit) => void): Promise<void> {
  const { avatar, garment, pieces } = asked
  const sewn: GarmentMesh[] = pieces.map(({ mesh }) => mesh)
  let waiting = pieces.length
  const companions = pieces.map(({ companion }, k) =>
    sewnOnce(asked, { ask: askCompanion, garment: companion.garment }).then(
      (mesh) => {
        sewn[k] = mesh
        waiting--
      },
      (error: unknown) => console.error(error),
    ),
  )
  const own = await sewnOnce(asked, { ask: askSewn, garment })
  const show = async () => {
    const layers = outfitLayers(
      garment,
      pieces.map(({ companion }) => companion),
      [own, ...sewn],
    )
    const [mesh = own, ...rest] = await askLayered({ field: avatar.field, layers })
    onShown({ mesh, pieces: rest })
  }
  const isPart = waiting > 0
  await show()
  await Promise.all(companions)
  if (isPart) await show()
}

const lineToSew = () =>
  workerLine<ToSew, Draped>(
    () => new Worker(new URL('./sew-worker.ts', import.meta.url), { type: 'module' }),
    async (asked) => (await import('@darzi/body/cloth/sew-garment.ts')).sewGarment(asked),
  )
const [askSewn, askCompanion] = [lineToSew(), lineToSew()]

const askLayered = workerLine<LayersAsked, GarmentMesh[]>(
  () => new Worker(new URL('./layer-worker.ts', import.meta.url), { type: 'module' }),
  async ({ layers, ...body }) =>
    (await import('@darzi/body/cloth/layer-cloth.ts')).layeredCloth(body, layers),
)

type Ask = (asked: ToSew) => Promise<Draped>

const known = new WeakMap<Avatar, Map<string, Promise<Draped>>>()
const mostKnown = 8

function sewnOnce(
  { avatar, scan: { person, estimates } }: Asked,
  { ask, garment }: { ask: Ask; garment: DrawnGarment },
): Promise<Draped> {
  const onBody = known.get(avatar) ?? new Map<string, Promise<Draped>>()
  known.set(avatar, onBody)
  const key = JSON.stringify([garment, person, estimates])
  const coming = onBody.get(key) ?? ask({ avatar, person, estimates, garment })
  // What was worn last is forgotten last.
  onBody.delete(key)
  onBody.set(key, coming)
  // A failure is not remembered, or trying again could never help.
  coming.catch(() => onBody.delete(key))
  const [oldest] = onBody.keys()
  if (onBody.size > mostKnown && oldest !== undefined) onBody.delete(oldest)
  return coming
}
