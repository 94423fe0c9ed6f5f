import type { Import } from './imports.ts'

const server = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/
const web = /^apps\/web\/src\/features\/([^/]+)\/(.+)$/
const inUi = /^apps\/web\/src\/ui\//
const database = /^apps\/server\/src\/db\/(?!(?:tx|types)\.ts$)/
const outside = /^apps\/server\/src\/(?:outside|images)\//

/** Why a room (or what serves the rooms) may not import what it asks for within its own part. */
export function refusalOfRoom(from: string, { target }: Pick<Import, 'target'>): string | undefined {
  return (
    betweenServerRooms(from, target) ??
    betweenWebRooms(from, target) ??
    fromUi(from, target) ??
    fromOutside(from, target)
  )
}

function betweenServerRooms(from: string, target: string): string | undefined {
  const room = from.match(server)?.[1]
  if (room === undefined) return undefined
  if (database.test(target)) return 'a room has no database of its own, only the tx it is handed'
  const [, other, file = ''] = target.match(server) ?? []
  if (other === undefined || other === room) return undefined
  return /(-store|-queries|\.routes)\.ts$/.test(file)
    ? `call a command of ${other} or listen to its events; its store, queries and routes are its own`
    : undefined
}

function betweenWebRooms(from: string, target: string): string | undefined {
  const room = from.match(web)?.[1]
  const [, other, file = ''] = target.match(web) ?? []
  if (room === undefined || other === undefined || other === room) return undefined
  return /\.(tsx|css)$/.test(file)
    ? `components of ${other} are its own; what two rooms show belongs in ui/`
    : undefined
}

function fromUi(from: string, target: string): string | undefined {
  if (!inUi.test(from)) return undefined
  if (target.startsWith('react-router')) return 'ui/ knows no router'
  if (/^apps\/web\/src\/(features|shell|data)\//.test(target) || target.startsWith('packages/contract/')) {
    return 'ui/ knows no room, no shell and no API'
  }
  return undefined
}

function fromOutside(from: string, target: string): string | undefined {
  if (!outside.test(from)) return undefined
  return /^apps\/server\/src\/(features|db)\//.test(target)
    ? 'the outside knows no room and no database'
    : undefined
}
