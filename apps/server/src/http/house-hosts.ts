/** A house at its own domain: whose host it is, and what is served there. People's own things live at the main address alone. */
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../db/tx.ts'
import { port } from '../port.ts'

export interface HouseHost {
  shopId: string
  slug: string
  name: string
  domain: string
}

export interface HouseHosts {
  /** The house whose verified domain this is; undefined when none is served there now. */
  at(tx: Tx, domain: string, now: Date): Promise<HouseHost | undefined>
  /** Whether it offers a garment, by its id or by the last part of its address. */
  offers(tx: Tx, house: HouseHost, item: { id?: string; slug?: string }): Promise<boolean>
  /** Paths for its sitemap. */
  paths(tx: Tx, house: HouseHost): Promise<string[]>
}

/** Provided by fronts. */
export const houseHosts = port<HouseHosts>('hosts of houses')

declare module 'fastify' {
  interface FastifyRequest {
    houseHost?: HouseHost | undefined
  }
}

interface Asked {
  tx: Tx
  house: HouseHost
  params: Record<string, string | undefined>
  query: Record<string, string | undefined>
}

const always = async () => true
const ofTheHouse = async ({ house, params }: Asked) => params.slug === house.slug
const toTheHouse = async ({ house, query }: Asked) => query.shop === house.shopId
const itsGarment = ({ tx, house, params }: Asked) => houseHosts.use().offers(tx, house, params)

/** Calls that are answered at a house's domain: what its front, its garments and its form need, and nothing of anybody else. */
const calls: Readonly<Record<string, (asked: Asked) => Promise<boolean>>> = {
  'GET /api/houses/:slug': ofTheHouse,
  'GET /api/houses/:slug/logo/:id/:size': ofTheHouse,
  'GET /api/collection': toTheHouse,
  'GET /api/collection/:id': itsGarment,
  'GET /api/collection/:id/photo/:photoId/:size': itsGarment,
  'GET /api/products/:slug': itsGarment,
  'POST /api/cart/quote': always,
  'GET /api/form-shop': toTheHouse,
  'POST /api/customers/measurements': toTheHouse,
  'GET /api/banner': always,
}

const isCall = (url: string) => /^\/(api|auth|dev)(\/|\?|$)/.test(url)

/** Files and screens are judged where they are sent (serve-web). */
export async function isServedAt(tx: Tx, house: HouseHost, request: FastifyRequest): Promise<boolean> {
  if (!isCall(request.url)) return true
  const may = calls[`${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url}`]
  if (!may) return false
  // Fastify has read both from the address; a name that is given twice is no single text and matches nothing.
  const [params, query] = [request.params, request.query] as Asked['params'][]
  return may({ tx, house, params: params ?? {}, query: query ?? {} })
}

/** Screens of the program that stand at a house's domain; for any other it leads to the main address. */
export const screensOfHouse = /^\/(cart|get-measured|shop\/[^/]+)$/

/** Where its addresses begin. */
export const rootOfHouse = ({ domain }: HouseHost, { protocol }: FastifyRequest) =>
  new URL(`${protocol}://${domain}`)
