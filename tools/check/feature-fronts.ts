import type { Import } from './imports.ts'

const server = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/
const web = /^apps\/web\/src\/features\/([^/]+)\/(.+)$/
const inUi = /^apps\/web\/src\/ui\//
const database = /^apps\/server\/src\/db\/(?!(?:tx|types)\.ts$)/
const adapters = /^apps\/server\/src\/(?:adapters|images)\//

/** Why a room (or what serves the rooms) may not import what it asks for within its own part. */
export function problemOfFeature(from: string, { target }: Pick<Import, 'target'>): string | undefined {
  return (
    betweenServerFeatures(from, target) ??
    betweenWebFeatures(from, target) ??
    fromUi(from, target) ??
    fromAdapters(from, target)
  )
}

function betweenServerFeatures(from: string, target: string): string | undefined {
  const feature = from.match(server)?.[1]
  if (feature === undefined) return undefined
  if (database.test(target)) return 'a feature has no database of its own, only the tx it is handed'
  const [, other, file = ''] = target.match(server) ?? []
  if (other === undefined || other === feature) return undefined
  return /(-store|-queries|\.routes)\.ts$/.test(file)
    ? `call a command of ${other} or listen to its events; its store, queries and routes are its own`
    : undefined
}

function betweenWebFeatures(from: string, target: string): string | undefined {
  const feature = from.match(web)?.[1]
  const [, other, file = ''] = target.match(web) ?? []
  if (feature === undefined || other === undefined || other === feature) return undefined
  return /\.(tsx|css)$/.test(file)
    ? `components of ${other} are its own; what two features show belongs in ui/`
    : undefined
}

function fromUi(from: string, target: string): string | undefined {
  if (!inUi.test(from)) return undefined
  if (target.startsWith('react-router')) return 'ui/ knows no router'
  if (/^apps\/web\/src\/(features|shell|data)\//.test(target) || target.startsWith('packages/contract/')) {
    return 'ui/ knows no feature, no shell and no API'
  }
  return undefined
}

function fromAdapters(from: string, target: string): string | undefined {
  if (!adapters.test(from)) return undefined
  return /^apps\/server\/src\/(features|db)\//.test(target)
    ? 'adapters know no feature and no database'
    : undefined
}
