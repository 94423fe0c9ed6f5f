import { expect, test } from 'vitest'
import { readGlb } from './glb-for-tests.ts'
import { isClosed, makeAvatar } from './make-avatar.ts'
import { measureMesh } from './measure-mesh.ts'
import { writeGlb } from './write-glb.ts'

const avatar = makeAvatar({
  ...({ sex: 'female', heightMm: 1640, weightKg: 63 } as const),
  sitesMm: { chest: 940, waist: 780, hips: 1010 },
})

test('read back, the file is the same closed body: a tape round it reads the girths that were asked for', () => {
  const read = readGlb(writeGlb(avatar))
  expect(isClosed(read)).toBe(true)
  const body = { ...avatar, ...read }
  for (const [site, mm] of [
    ['chest', 940],
    ['waist', 780],
    ['hips', 1010],
  ] as const)
    expect(Math.abs((measureMesh(body, site) ?? 0) - mm)).toBeLessThan(5)
  expect(read.sitesMm).toEqual(avatar.sitesMm)
  expect(read.normals).toEqual(avatar.normals)
})
