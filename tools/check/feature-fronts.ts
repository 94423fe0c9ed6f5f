import type { Import } from './imports.ts'
import { levelOf } from './layers.ts'

const inFeature = /^apps\/(server|web)\/src\/features\/([^/]+)\/(.+)$/
const front = /^api\.tsx?$/
const inUi = /^apps\/web\/src\/ui\//
const database = /^apps\/server\/src\/db\/(?!(?:tx|types|json-shapes)\.ts$)/
const adapters = /^apps\/server\/src\/(?:adapters|images)\//
/** What opens features: each asks for the one file that it is there to open: a screen, a feature's routes, what the palette finds of it. */
const openers =
  /^apps\/(?:server\/src\/features\/register-features\.ts|web\/src\/(?:screen-loaders|work-screen-loaders|palette-finds)\.ts)$/
/** Which code a screen has is the router's alone to know; all else knows screens as data. */
const loaders = /^apps\/web\/src\/(?:work-)?screen-loaders\.ts$/
const router =
  /^apps\/web\/src\/(?:shell\/(?:build-routes\.tsx|fetch-ahead\.ts)|(?:work-)?screen-loaders\.ts)$/
/** The demo and the bench fill tables as no person could; worlds of tests stand beside tests. */
const fillers = /^apps\/server\/src\/(?:seed|testing|access)\//

/** Why a feature (or what serves the features) may not import what it asks for within its own part. */
export function problemOfFeature(
  from: string,
  { target, specifier }: Pick<Import, 'target' | 'specifier'>,
): string | undefined {
  return (
    pastTheFront(from, target) ??
    againstTheLayers(from, target) ??
    fromDatabase(from, target) ??
    fromUi(from, target, specifier) ??
    fromLoaders(from, target) ??
    fromAdapters(from, target)
  )
}

/** Nothing of a feature but its api.ts can be imported from outside it. */
function pastTheFront(from: string, target: string): string | undefined {
  const [, , other, file = ''] = target.match(inFeature) ?? []
  if (other === undefined || isOwn(from, target) || !from.startsWith('apps/')) return undefined
  if (openers.test(from) || fillers.test(from)) return undefined
  return front.test(file) ? undefined : `${file} is ${other}'s own; import what its api.ts offers`
}

function againstTheLayers(from: string, target: string): string | undefined {
  const [, side, own] = from.match(inFeature) ?? []
  const other = target.match(inFeature)?.[2]
  if (own === undefined || other === undefined || own === other) return undefined
  const part = side === 'web' ? 'web' : 'server'
  const [level, theirs] = [levelOf(part, own), levelOf(part, other)]
  if (level === undefined || theirs === undefined)
    return `${level === undefined ? own : other} has no layer yet; give it one in tools/check/layers.ts`
  return theirs < level
    ? undefined
    : `${other} does not stand below ${own}; let ${own} name a port, or publish an event`
}

function fromDatabase(from: string, target: string): string | undefined {
  return inFeature.test(from) && database.test(target)
    ? 'a feature has no database of its own, only the tx it is handed'
    : undefined
}

function fromUi(from: string, target: string, specifier: string): string | undefined {
  if (!inUi.test(from)) return undefined
  if (specifier.startsWith('react-router')) return 'ui/ knows no router'
  if (/^apps\/web\/src\/(features|shell|data)\//.test(target) || target.startsWith('packages/contract/')) {
    return 'ui/ knows no feature, no shell and no API'
  }
  return undefined
}

function fromLoaders(from: string, target: string): string | undefined {
  return loaders.test(target) && !router.test(from)
    ? 'the code of screens is loaded by the router alone; screens.ts says what screens there are'
    : undefined
}

function fromAdapters(from: string, target: string): string | undefined {
  if (!adapters.test(from)) return undefined
  return /^apps\/server\/src\/(features|db)\//.test(target)
    ? 'adapters know no feature and no database'
    : undefined
}

const featureOf = (path: string) => path.match(inFeature)?.slice(1, 3).join(' ')
const isOwn = (from: string, target: string) => featureOf(from) === featureOf(target)
