/**
 * What shows that a garment was made: plackets, collars, cuffs, pockets and waistbands as a second layer on the cloth, and where
 * its seams run. Places follow the body and the garment's own ends; widths are habits of the cut.
 */
import { tubeDistance } from '../avatar/tube.ts'
import type { Avatar } from '../shapes.ts'
import { neckOf } from './cover.ts'
import type { GarmentForm } from './form.ts'
import type { DrawnGarment } from './garment.ts'
import type { Distance } from './garment-parts.ts'
import { isHighJacket } from './high-jacket.ts'
import { along } from './limbs.ts'

export interface Detail {
  /** Positive on it, at about the distance from its edge. */
  cover: Distance
  /** So far over the cloth it lies. */
  rise: Distance
}

export interface Construction {
  details: Detail[]
  buttons: readonly (readonly [x: number, y: number])[]
  /** Signed distance to the armhole's seam or the crease, and to the yoke's or the waist's. */
  seams: readonly [Distance, Distance]
}

const none: Distance = () => far
const far = 1e3

export function constructionOf(avatar: Avatar, garment: DrawnGarment, form: GarmentForm): Construction {
  const made = { avatar, garment, form }
  switch (garment.cut) {
    case 'shirt':
      return shirt(made)
    case 'kurta':
      return kurta(made)
    case 'jacket':
      return jacket(made)
    case 'trousers':
      return trousers(made)
    case 'skirt':
      return { details: [waistband(form)], buttons: [], seams: [none, none] }
    default:
      return {
        details: [
          neckBand(made, garment.cut === 'tee' ? 22 : 12),
          ...cuffs(form, garment.cut === 'tee' ? 20 : 14),
        ],
        buttons: [],
        seams: [armhole(made), garment.cut === 'dress' ? (_, y) => y - avatar.levels.waist : none],
      }
  }
}

interface Made {
  avatar: Avatar
  garment: DrawnGarment
  form: GarmentForm
}

function shirt(made: Made): Construction {
  const { avatar, form } = made
  const { levels } = avatar
  const top = levels.neck - 4
  return {
    details: [
      flat((x, y, z) => Math.min(17 - Math.abs(x), z - 15, y - form.hemY - 2, top - y)),
      turnedCollar(made),
      ...cuffs(form, 62),
      flat((x, y, z) =>
        Math.min(52 - Math.abs(x - 97), y - levels.chest + 25, levels.chest + 88 - y, z - 10),
      ),
    ],
    buttons: buttonsDown(top - 48, form.hemY + 90, 88),
    seams: [armhole(made), yoke(levels)],
  }
}

function kurta(made: Made): Construction {
  const { avatar, form } = made
  const { levels } = avatar
  const [top, end] = [levels.neck - 4, levels.chest - 90]
  return {
    details: [
      flat((x, y, z) => Math.min(17 - Math.abs(x), z - 15, y - end, top - y)),
      bandCollar(made),
      ...cuffs(form, 26),
    ],
    buttons: buttonsDown(top - 30, end + 20, 62),
    seams: [armhole(made), none],
  }
}

function jacket(made: Made): Construction {
  const { avatar, garment, form } = made
  const { levels } = avatar
  const isHigh = isHighJacket(garment)
  const low = levels.hips + 0.3 * (levels.waist - levels.hips)
  const flap = flat(
    (x, y, z) => Math.min(66 - Math.abs(Math.abs(x) - 132), 22 - Math.abs(y - low), z - 10),
    2.6,
  )
  const chestPocket = flat((x, y, z) =>
    Math.min(50 - Math.abs(x - 105), 10 - Math.abs(y - levels.chest + 24), z - 10),
  )
  const overlap = flat((x, y, z) =>
    Math.min(26 - Math.abs(x + 8), z - 15, y - form.hemY - 2, levels.neck - y),
  )
  if (!isHigh)
    return {
      details: [flap, chestPocket],
      buttons: [
        [0, levels.waist + 24],
        [0, levels.waist - 76],
      ],
      seams: [armhole(made), none],
    }
  return {
    details: [overlap, bandCollar(made), flap, chestPocket, ...cuffs(form, 30)],
    buttons: buttonsDown(levels.neck - 34, Math.max(form.hemY + 160, levels.hips), 92),
    seams: [armhole(made), none],
  }
}

function trousers({ avatar, form, garment }: Made): Construction {
  // Drawn in by its cord: neither fly nor crease nor pockets.
  if (garment.design === 'churidar') return { details: [waistband(form)], buttons: [], seams: [none, none] }
  const { crotch } = avatar.levels
  const under = form.topY - waistbandMm
  const middle = (y: number): number => {
    const { leg } = form
    if (!leg) return far
    const at = Math.max(0, Math.min(leg.rings.length - 1, Math.round((y - leg.frame.origin[1]) / leg.step)))
    return leg.rings[at]?.c2 ?? far
  }
  return {
    details: [
      waistband(form),
      flat((x, y, z) => Math.min(17 - Math.abs(x - 14), y - crotch - 70, under - y, z - 10)),
    ],
    buttons: [[8, form.topY - waistbandMm / 2]],
    seams: [(x, y) => (y > under ? far : Math.abs(x) - middle(y)), (x, y, z) => pocketSlant(form, x, y, z)],
  }
}

/** The mouth of the side pocket, slanting from the waistband to the side. */
const pocketSlant = ({ topY }: GarmentForm, x: number, y: number, z: number): number =>
  z < 0 || y < topY - 215 || y > topY - waistbandMm ? far : Math.abs(x) - 95 - 0.32 * (topY - waistbandMm - y)

const waistbandMm = 40
const waistband = (form: GarmentForm): Detail =>
  flat((_, y) => Math.min(form.topY - y, y - form.topY + waistbandMm), 1)

const flat = (cover: Distance, riseMm = 1.8): Detail => ({ cover, rise: () => riseMm })

/** The band around a neckline that is open. */
function neckBand({ avatar, garment, form }: Made, wideMm: number): Detail {
  const edge = neckOf({ avatar, garment, parts: form })
  return flat((x, y, z) => {
    const over = y < avatar.levels.chest ? far : edge(x, y, z)
    return Math.min(over, wideMm - over)
  }, 1.4)
}

function cuffs({ sleeve }: GarmentForm, wideMm: number): Detail[] {
  if (!sleeve) return []
  const { frame } = sleeve.tube
  return [
    flat((x, y, z) => {
      if (Math.abs(x) < frame.origin[0] + 20) return -far
      const short = sleeve.end - along(frame.origin, frame.axis, [Math.abs(x), y, z])
      // A wide trunk reaches as far out: no cuff lies on it.
      return Math.min(short, wideMm - short, onSleeveMm - tubeDistance(sleeve.tube, Math.abs(x), y, z))
    }, 2),
  ]
}

const onSleeveMm = 20

/** Around the neck where the cloth ends: how far under the edge, and how far from the neck's middle. */
function aboutNeck({ avatar }: Made) {
  const { levels, sitesMm, rings } = avatar
  const last = rings.at(-1)?.outline
  const middle = ((last?.[1] ?? 0) + (last?.[(last?.length ?? 0) / 2 + 1] ?? 0)) / 2
  const radius = (sitesMm.neck ?? 380) / (2 * Math.PI)
  const edge = (z: number) => levels.neck + 13 - 12 / (1 + Math.exp(-z / 18))
  const away: Distance = (x, _, z) => Math.hypot(x, z - middle) - radius
  return { edge, away }
}

/** A stand, and a leaf that is turned down over it, its points before. */
function turnedCollar(made: Made): Detail {
  const { edge, away } = aboutNeck(made)
  const under: Distance = (_, y, z) => edge(z) - y
  return {
    cover: (x, y, z) => {
      const down = under(x, y, z)
      const point = Math.exp(-(((Math.abs(x) - 46) / 34) ** 2)) / (1 + Math.exp(-z / 12))
      const open = z < 0 ? far : Math.abs(x) - 3 - 0.34 * Math.max(0, down)
      return Math.min(down, 34 + 34 * point - down, 30 + 34 * point - away(x, y, z), open)
    },
    rise: (x, y, z) => 3.5 + 0.07 * Math.max(0, Math.min(60, under(x, y, z))),
  }
}

function bandCollar(made: Made): Detail {
  const { edge, away } = aboutNeck(made)
  return {
    cover: (x, y, z) => {
      const down = edge(z) - y
      return Math.min(down, 36 - down, 22 - away(x, y, z), z < 0 ? far : Math.abs(x) - 3)
    },
    rise: () => 2.4,
  }
}

const buttonsDown = (from: number, to: number, stepMm: number): [number, number][] =>
  Array.from({ length: Math.max(1, Math.floor((from - to) / stepMm) + 1) }, (_, k) => [0, from - k * stepMm])

/** Where the sleeve is set in. */
function armhole({ avatar, form }: Made): Distance {
  const { levels, limbs } = avatar
  const root = limbs.leftArm.points[0]?.[0] ?? 0
  if (!form.sleeve) return none
  return (x, y) => (y < levels.armpit - 20 ? far : Math.abs(x) - root - 4 - 0.12 * (levels.shoulder - y))
}

/** High on the back, falling forwards over the shoulders. */
const yoke =
  ({ armpit, shoulder }: Avatar['levels']): Distance =>
  (_, y, z) =>
    y - armpit - 0.55 * (shoulder - armpit) - 0.22 * z
