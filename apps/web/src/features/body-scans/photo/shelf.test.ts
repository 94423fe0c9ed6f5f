import { drawPerson, nobody } from '@darzi/body/judge/draw-person-for-tests.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { expect, test } from 'vitest'
import { createShelf } from './shelf.ts'

const front = drawPerson()
const side = drawPerson({ view: 'side' })
const armsDown = drawPerson({ armDegrees: 4 })

/** A shelf whose model sees what the picture is said to show. */
function aShelf() {
  const shown = new Map<unknown, SeenPicture>()
  const dies = new Set<unknown>()
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  const shelf = createShelf(
    async (canvas) => {
      if (dies.has(canvas)) throw new Error('The program died.')
      return { seen: shown.get(canvas) ?? nobody }
    },
    () => ready,
  )
  const aPhoto = (seen: SeenPicture) => {
    // Only its size is ever set by the shelf.
    const canvas = { width: 3, height: 4 } as HTMLCanvasElement
    shown.set(canvas, seen)
    return { id: String(shown.size), canvas }
  }
  const looked = async () => {
    open()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { shelf, aPhoto, looked, dies }
}

test('photos wait for the model and are then judged, each at its place', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(armsDown))
  shelf.put('side', aPhoto(side))
  expect(shelf.read().front?.judgement).toBeUndefined()
  await looked()
  expect(shelf.read().front?.judgement?.errorCodes).toEqual([{ code: 'armsOnBody', view: 'front' }])
  expect(shelf.read().side?.judgement?.errorCodes).toEqual([])
})

test('front and side given the wrong way round find their places', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(side))
  shelf.put('side', aPhoto(front))
  await looked()
  expect(shelf.read().front).toMatchObject({ id: '2', judgement: { errorCodes: [] } })
  expect(shelf.read().side).toMatchObject({ id: '1', judgement: { errorCodes: [] } })
})

test('a single photo from the side moves to the side', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(side))
  await looked()
  expect(shelf.read()).toMatchObject({ front: undefined, side: { id: '1' } })
})

test('what moved says where it came from', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(side))
  await looked()
  expect(shelf.read().side).toMatchObject({ id: '1', movedFrom: 'front' })
})

test('a front photo given for the side, where the side photo lies, moves to the front and drops nothing', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  const first = aPhoto(side)
  shelf.put('front', first)
  await looked()
  shelf.put('side', aPhoto(front))
  await looked()
  expect(shelf.read()).toMatchObject({
    front: { id: '2', movedFrom: 'side', judgement: { errorCodes: [] } },
    side: { id: '1', judgement: { errorCodes: [] } },
  })
  expect(first.canvas.width).toBe(3)
})

test('two photos from the front stay where they were put, the second refused', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(front))
  shelf.put('side', aPhoto(front))
  await looked()
  expect(shelf.read().front?.judgement?.errorCodes).toEqual([])
  expect(shelf.read().side?.judgement?.errorCodes).toEqual([{ code: 'notSide', view: 'side' }])
})

test('taken in one run with the side first, both find their places and none is lost', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  const first = aPhoto(side)
  shelf.put('front', first)
  await looked()
  shelf.put('side', aPhoto(front), first.id)
  await looked()
  expect(shelf.read()).toMatchObject({
    front: { id: '2', judgement: { errorCodes: [] } },
    side: { id: '1', judgement: { errorCodes: [] } },
  })
  expect(first.canvas.width).toBe(3)
})

test('a run takes the place of photos taken before it, each at its own', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  shelf.put('front', aPhoto(armsDown))
  await looked()
  const first = aPhoto(front)
  shelf.put('front', first)
  await looked()
  shelf.put('side', aPhoto(side), first.id)
  await looked()
  expect(shelf.read()).toMatchObject({ front: { id: '2' }, side: { id: '3' } })
})

test('a photo replaced or removed while it waited is let go of and never judged', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  const first = aPhoto(armsDown)
  shelf.put('front', first)
  shelf.put('front', aPhoto(front))
  const gone = aPhoto(side)
  shelf.put('side', gone)
  shelf.remove('side')
  await looked()
  expect(first.canvas.width).toBe(0)
  expect(gone.canvas.width).toBe(0)
  expect(shelf.read()).toMatchObject({ front: { id: '2', judgement: { errorCodes: [] } }, side: undefined })
})

test('clearing leaves no picture', async () => {
  const { shelf, aPhoto, looked } = aShelf()
  const photo = aPhoto(front)
  shelf.put('front', photo)
  await looked()
  shelf.clear()
  expect(photo.canvas.height).toBe(0)
  expect(shelf.read()).toEqual({})
})

test('a photo the program died of stays, and is looked at again with the place it then finds', async () => {
  const { shelf, aPhoto, looked, dies } = aShelf()
  const photo = aPhoto(side)
  dies.add(photo.canvas)
  shelf.put('front', photo)
  await looked()
  expect(shelf.read().front).toMatchObject({ id: '1', isFailed: true })
  expect(photo.canvas.width).toBe(3)
  dies.clear()
  shelf.lookAgain()
  expect(shelf.read().front?.isFailed).toBeUndefined()
  await looked()
  expect(shelf.read()).toMatchObject({ front: undefined, side: { id: '1', movedFrom: 'front' } })
})
