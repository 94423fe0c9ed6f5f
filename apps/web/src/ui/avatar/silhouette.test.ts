import { expect, test } from 'vitest'
import { boxAvatar } from './box-avatar.ts'
import { silhouetteOf } from './silhouette.ts'

test('a body is drawn as broad and as high as it is, from the front and from the side', () => {
  const avatar = boxAvatar({ broad: 400, high: 1700, deep: 200 })
  const front = silhouetteOf(avatar, 'front')
  expect(front.to - front.from).toBeCloseTo(400)
  expect(front.heightMm).toBe(1700)
  const side = silhouetteOf(avatar, 'side')
  expect(side.to - side.from).toBeCloseTo(200)
  expect(side.path.startsWith('M')).toBe(true)
})
