/**
 * The two photos while they are being measured: in this page's memory and nowhere else. Promises that each is looked at once
 * the model is there, that a photo given the wrong way round finds its place and says so, that none is lost on the way, and
 * that `clear` leaves none.
 */

import type { Clarity } from '@darzi/body/judge/clarity.ts'
import type { Judgement } from '@darzi/body/judge/concerns.ts'
import type { Dress } from '@darzi/body/judge/dress.ts'
import { figureOf } from '@darzi/body/judge/figure.ts'
import { judgePicture, viewOf } from '@darzi/body/judge/judge-picture.ts'
import type { CameraTilt } from '@darzi/body/judge/whole-body.ts'
import type { SeenPicture, View } from '@darzi/body/shapes.ts'
import { detect } from '../see/detect.ts'
import { whenModelReady } from '../see/model.ts'
import { refined } from '../see/refined.ts'
import { dropPhoto } from './read-photo.ts'

export interface Photo {
  id: string
  canvas: HTMLCanvasElement
  tilt?: CameraTilt
  /** What the model saw, once it has looked. */
  looked?: Looked
  judgement?: Judgement
  /** The model's program died of it; the photo stays, to be looked at again. */
  isFailed?: boolean | undefined
  /** It was put at the other place, and moved here by what it shows. */
  movedFrom?: View
  /** What lay here before: it comes back where this one turns out to belong elsewhere. */
  replaced?: Photo
}

export type TakenPhoto = Pick<Photo, 'id' | 'canvas' | 'tilt'>
export type Photos = Partial<Record<View, Photo>>

export interface Shelf {
  read: () => Photos
  subscribe: (listener: () => void) => () => void
  /** `before` is the photo taken just before it in one run: it may have found its place here, and then the other is free. */
  put: (view: View, photo: TakenPhoto, before?: string) => void
  remove: (view: View) => void
  /** Looks once more at the photos at which the program died. */
  lookAgain: () => void
  swap: () => void
  clear: () => void
}

export function createShelf(look = lookAt, whenReady = whenModelReady): Shelf {
  let photos: Photos = {}
  const listeners = new Set<() => void>()

  function change(next: Photos) {
    photos = next
    for (const listener of listeners) listener()
  }

  function drop(photo: Photo | undefined) {
    if (!photo) return
    drop(photo.replaced)
    dropPhoto(photo.canvas)
  }

  async function lookOnce(id: string, canvas: HTMLCanvasElement) {
    await whenReady()
    if (!placeOf(photos, id)) return
    const found = await look(canvas).then(
      (looked) => ({ looked }),
      () => ({ isFailed: true }),
    )
    const view = placeOf(photos, id)
    const photo = view && photos[view]
    if (!photo) return
    change(settled({ ...photos, [view]: { ...photo, ...found } }))
    letGoOfReplaced()
  }

  /** A photo that shows what its place asks for stays, and what it replaced goes. */
  function letGoOfReplaced() {
    for (const view of ['front', 'side'] as const) {
      const photo = photos[view]
      if (!photo?.replaced || !isAt(view, photo)) continue
      drop(photo.replaced)
      change({ ...photos, [view]: { ...photo, replaced: undefined } })
    }
  }

  return {
    read: () => photos,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put(view, photo, before) {
      const isHeld = before !== undefined && photos[view]?.id === before
      const place = isHeld ? otherOf[view] : view
      // Until it is known what the new one shows, the old one waits: the new one may belong to the other place.
      change({ ...photos, [place]: { ...photo, replaced: photos[place] } })
      void lookOnce(photo.id, photo.canvas)
    },
    remove(view) {
      const photo = photos[view]
      const back = photo?.replaced?.looked && !isAt(view, photo) ? photo.replaced : undefined
      drop(photo && { ...photo, replaced: back ? undefined : photo.replaced })
      change({ ...photos, [view]: back })
    },
    lookAgain() {
      const { front, side } = photos
      const failed = [front, side].filter((photo) => photo?.isFailed)
      change({ front: unfailed(front), side: unfailed(side) })
      for (const photo of failed) if (photo) void lookOnce(photo.id, photo.canvas)
    },
    swap: () => change(judged({ front: unmoved(photos.side), side: unmoved(photos.front) })),
    clear() {
      drop(photos.front)
      drop(photos.side)
      change({})
    },
  }
}

const otherOf = { front: 'side', side: 'front' } as const satisfies Record<View, View>

const placeOf = (photos: Photos, id: string): View | undefined =>
  (['front', 'side'] as const).find((view) => photos[view]?.id === id)

/** Looked at, and not of the other view. */
const isAt = (view: View, photo: Photo): boolean =>
  photo.looked !== undefined && viewOf(photo.looked.seen) !== otherOf[view]

const unmoved = (photo: Photo | undefined): Photo | undefined => photo && { ...photo, movedFrom: undefined }

const unfailed = (photo: Photo | undefined): Photo | undefined => photo && { ...photo, isFailed: undefined }

/** Both in the other's place, or one in the wrong place and the other place free: they change over, and what was replaced is back. */
function settled({ front, side }: Photos): Photos {
  const isFrontWrong = front?.looked !== undefined && !isAt('front', front)
  const isSideWrong = side?.looked !== undefined && !isAt('side', side)
  if (isFrontWrong && isSideWrong) return judged({ front: moved('side', side), side: moved('front', front) })
  if (isFrontWrong && !side) return judged({ front: front.replaced, side: moved('front', front) })
  if (isSideWrong && !front) return judged({ front: moved('side', side), side: side.replaced })
  return judged({ front, side })
}

const moved = (movedFrom: View, photo: Photo): Photo => ({ ...photo, movedFrom, replaced: undefined })

function judged({ front, side }: Photos): Photos {
  return { front: judgedAs('front', front), side: judgedAs('side', side) }
}

function judgedAs(view: View, photo: Photo | undefined): Photo | undefined {
  if (!photo?.looked) return photo
  return { ...photo, judgement: judgePicture({ view, ...photo.looked, tilt: photo.tilt }) }
}

interface Looked {
  seen: SeenPicture
  /** What is seen once the first person is painted over: the model itself only ever tells of one. */
  besides?: SeenPicture
  /** Where somebody was seen. */
  clarity?: Clarity
  dress?: Dress | undefined
}

export async function lookAt(picture: HTMLCanvasElement): Promise<Looked> {
  const found = await detect(picture)
  const looked = refined(found, picture)
  const figure = figureOf(found)
  if (!figure) return looked
  const rest = withoutPerson(picture, figure)
  const besides = await detect(rest)
  rest.width = 0
  return { ...looked, besides: besides.landmarks && besides }
}

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** The picture with one pixel from beside the person stretched over them, a little wider than they are. */
function withoutPerson(picture: HTMLCanvasElement, { top, bottom, left, right }: Box): HTMLCanvasElement {
  const { width, height } = picture
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const pen = copy.getContext('2d')
  if (!pen) return copy
  pen.drawImage(picture, 0, 0)
  const room = 0.02 * height
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)]
  const beside = { x: Math.min(width - 1, Math.max(0, x - 2)), y: Math.min(height - 1, y) }
  pen.drawImage(
    ...([picture, beside.x, beside.y, 1, 1] as const),
    ...([x, y, right - left + 2 * room, bottom - top + 2 * room] as const),
  )
  return copy
}
