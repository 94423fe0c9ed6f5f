/** What `photograph.ts` kept: true sizes and what `detect` saw of each person. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import type { RoomKind } from './rooms.ts'
import type { Seen } from './see-page.ts'
import { trainingFolder } from './training-folder.ts'
import type { TrueBody } from './true-sizes.ts'

export interface Photographed extends TrueBody {
  id: number
  isMale: boolean
  views: Partial<Record<RoomKind, { front: SeenPicture; side: SeenPicture }>>
}

export const hasPhotographed = (name: string): boolean => existsSync(join(trainingFolder, name))

export function filesOf(name: string): string[] {
  const folder = join(trainingFolder, name)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json.gz'))
  return files.sort().map((file) => join(folder, file))
}

export function readPhotographed(file: string): Photographed {
  const kept = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Omit<Photographed, 'views'> & {
    views: Partial<Record<RoomKind, { front: Seen; side: Seen }>>
  }
  const views: Photographed['views'] = {}
  for (const kind of ['plain', 'cluttered'] as const) {
    const view = kept.views[kind]
    if (view) views[kind] = { front: asPicture(view.front), side: asPicture(view.side) }
  }
  return { ...kept, views }
}

function asPicture({ landmarks, width, height, alpha }: Seen): SeenPicture {
  const mask = { width, height, alpha: new Uint8Array(Buffer.from(alpha, 'base64')) }
  return { landmarks: landmarks ?? undefined, mask }
}
