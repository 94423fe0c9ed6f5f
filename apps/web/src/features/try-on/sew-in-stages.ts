/**
 * What is worn, sewn from its pattern, with all that goes with it. The garment and its companions are sewn on two lines side by side,
 * each of them once: a companion stays as it is for the next garment on the same body.
 */
import type { Draped } from '@darzi/body/cloth/cloth.ts'
import type { ToSew } from '@darzi/body/cloth/sew-garment.ts'
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import { outfitLayers } from '@darzi/body/garment/outfit-layers.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { workerLine } from '../../ui/worker-line.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { askLayered } from './ask-layered.ts'
import { onceOnBody } from './once-on-body.ts'
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
  pieces: readonly OutfitPiece[]
}

/**
 * `onShown` hears of it when the garment is sewn, over what is sewn of its companions and what is still drawn, and again when all
 * are. A companion that cannot be sewn stays as it was drawn; that the garment itself cannot be is thrown.
 */
export async function sewInStages(asked: Asked, onShown: (sewn: SewnOutfit) => void): Promise<void> {
  const { avatar, garment, pieces } = asked
  const sewn: GarmentMesh[] = pieces.map(({ drawn }) => drawn)
  let waiting = pieces.length
  const ownIsComing = sewnOnce(asked, { ask: askSewn, garment })
  const companions = pieces.map(({ companion }, k) =>
    sewnOnce(asked, { ask: k % 2 === 0 ? askCompanion : askSewn, garment: companion.garment }).then(
      (mesh) => {
        sewn[k] = mesh
        waiting--
      },
      (error: unknown) => console.error(error),
    ),
  )
  const own = await ownIsComing
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

type Ask = (asked: ToSew) => Promise<Draped>

const once = onceOnBody<Draped>()

function sewnOnce(
  { avatar, scan: { person, estimates } }: Asked,
  { ask, garment }: { ask: Ask; garment: DrawnGarment },
): Promise<Draped> {
  const asked = { person, estimates, garment }
  return once(avatar, asked, () => ask({ avatar, ...asked }))
}
