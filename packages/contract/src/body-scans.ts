/**
 * Body scans: measurings by photo. The pictures never leave the device that took them; what comes here is numbers, each with
 * how far off it may be and where it is from. A scan is its person's own until they send it to a shop.
 */
import { z } from 'zod'
import { lengthUnit, photoScale, valueSource } from './measurements.ts'
import { route } from './route.ts'
import { scanOutline, scanTorso } from './scan-outline.ts'
import { count, id, instant, page, pageQuery, requiredLine } from './shapes.ts'

/** Nothing of a body is longer: 340 inches of waist are a slip of the hand. */
const mm = z.number().positive().max(5000)
/** Nine of ten people lie within ± of their number. */
const estimate = z.object({ mm, plusMinusMm: z.number().nonnegative().max(1000), from: valueSource })
const tape = mm.optional()
const scale = photoScale.optional()

/** The sites of body/shapes.ts: the fields of tailoring's catalogue that are found on a body. */
export const scanSites = [
  'neck',
  'shoulder_width',
  'chest',
  'waist',
  'bicep',
  'forearm',
  'wrist',
  'sleeve_length',
  'back_length',
  'armhole',
  'hips',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'inseam',
  'outseam',
  'crotch',
] as const
export type ScanSite = (typeof scanSites)[number]

const estimates = z.object({
  neck: estimate,
  shoulder_width: estimate,
  chest: estimate,
  waist: estimate,
  bicep: estimate,
  forearm: estimate,
  wrist: estimate,
  sleeve_length: estimate,
  back_length: estimate,
  armhole: estimate,
  hips: estimate,
  thigh: estimate,
  knee: estimate,
  calf: estimate,
  ankle: estimate,
  inseam: estimate,
  outseam: estimate,
  crotch: estimate,
} satisfies Record<ScanSite, typeof estimate>)

/** What a tape has read since; also what the photos alone said, before any scale. */
const tapeReadings = z.object({
  neck: tape,
  shoulder_width: tape,
  chest: tape,
  waist: tape,
  bicep: tape,
  forearm: tape,
  wrist: tape,
  sleeve_length: tape,
  back_length: tape,
  armhole: tape,
  hips: tape,
  thigh: tape,
  knee: tape,
  calf: tape,
  ankle: tape,
  inseam: tape,
  outseam: tape,
  crotch: tape,
} satisfies Record<ScanSite, typeof tape>)

/** The shop's own tape against photo, where it was applied. */
const scales = z.object({
  neck: scale,
  shoulder_width: scale,
  chest: scale,
  waist: scale,
  bicep: scale,
  forearm: scale,
  wrist: scale,
  sleeve_length: scale,
  back_length: scale,
  armhole: scale,
  hips: scale,
  thigh: scale,
  knee: scale,
  calf: scale,
  ankle: scale,
  inseam: scale,
  outseam: scale,
  crotch: scale,
} satisfies Record<ScanSite, typeof scale>)

const notice = z.string().regex(/^[\w.]{1,60}$/)

/** The numbers of a scan, as the device keeps them (web: body-scans/kept-scan.ts). */
const scanned = {
  id,
  takenAt: instant,
  person: z.object({
    sex: z.enum(['male', 'female', 'unknown']),
    heightMm: z.number().min(500).max(2600),
    weightKg: z.number().min(10).max(400),
    size: z.enum(['XS', 'S', 'M', 'L', 'XL', 'XXL']).optional(),
    bodyShape: z.enum(['athletic', 'slim', 'regular', 'plus']).optional(),
  }),
  estimates,
  /** Breadth and depth of the torso by height over the floor, where photos told them: the avatar's form. */
  torso: scanTorso.optional(),
  /** What both photos told of the outline beside that; heights over the floor. */
  outline: scanOutline.optional(),
  quality: z.object({ hasFront: z.boolean(), hasSide: z.boolean(), notices: z.array(notice).max(40) }),
  tape: tapeReadings,
  photoMm: tapeReadings.optional(),
  shopScale: scales.optional(),
}

/** Of whom it is, when not of the account's own person. */
const name = requiredLine(120).optional()

export const bodyScan = z.object({
  ...scanned,
  name,
  /** Counts the savings of this scan: corrected by tape and saved again, it is the next. */
  version: count,
  savedAt: instant,
  /** The shops it was sent to, newest first; `isCurrent` when nothing was corrected since. */
  sentTo: z.array(
    z.object({ shop: z.object({ id, name: z.string() }), sentAt: instant, isCurrent: z.boolean() }),
  ),
})
export type BodyScan = z.output<typeof bodyScan>
const newBodyScan = z.object({
  ...scanned,
  name,
  /** The saving that these numbers go on from. */
  version: count.optional(),
})
export type NewBodyScan = z.input<typeof newBodyScan>

/** A measuring by photo as a shop's book has it: what was sent, or taken there. */
const bookScan = z.object({
  ...scanned,
  /** Of the account that sent it, where one did. */
  userId: id.optional(),
  of: z.object({ id, name: z.string() }),
  customer: z.object({ id, name: z.string() }),
})
export type BookScan = z.output<typeof bookScan>

/** In inches, weight in pounds, as the spec's forms and its size rule have them. */
const inches = z.number().nonnegative().optional()
const measured = {
  neck: inches,
  shoulder_width: inches,
  chest: inches,
  waist: inches,
  bicep: inches,
  forearm: inches,
  wrist: inches,
  sleeve_length: inches,
  back_length: inches,
  armhole: inches,
  hips: inches,
  thigh: inches,
  knee: inches,
  calf: inches,
  ankle: inches,
  inseam: inches,
  outseam: inches,
  crotch: inches,
  height: inches,
  weight: inches,
} satisfies Record<ScanSite | 'height' | 'weight', typeof inches>

const ok = z.object({ ok: z.literal(true) })

export const bodyScanRoutes = {
  save: route({
    method: 'POST',
    path: '/api/body-scans',
    access: 'signedIn',
    summary:
      'Save a scan, numbers only; the same id again keeps the numbers sent last. With a stale version, or without one where a tape reading would become another: bodyScans.changedElsewhere. Without a version no tape reading is taken away',
    body: newBodyScan,
    reply: bodyScan,
  }),
  list: route({
    method: 'GET',
    path: '/api/body-scans',
    access: 'signedIn',
    summary: 'The own scans, newest first',
    query: z.object(pageQuery),
    reply: page(bodyScan),
  }),
  read: route({
    method: 'GET',
    path: '/api/body-scans/:id',
    access: 'signedIn',
    summary: 'One of the own scans',
    params: z.object({ id }),
    reply: bodyScan,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/body-scans/:id',
    access: 'signedIn',
    summary: 'Delete an own scan; what a shop was sent stays in its book',
    params: z.object({ id }),
    reply: ok,
  }),
  shops: route({
    method: 'GET',
    path: '/api/body-scans/shops',
    access: 'signedIn',
    summary:
      'The shops a scan may be sent to: the one of a link (else the platform’s), and those sent to before',
    query: z.object({ shop: z.string().max(60).optional() }),
    reply: z.object({
      shops: z.array(
        z.object({ id, name: z.string(), phone: z.string().optional(), address: z.string().optional() }),
      ),
    }),
  }),
  send: route({
    method: 'POST',
    path: '/api/body-scans/:id/send',
    access: 'signedIn',
    summary:
      'Send an own scan to a shop’s book: a proposal of the customer, taken by photo. Sending the same again changes nothing',
    params: z.object({ id }),
    body: z.object({ shop: id, unit: lengthUnit.default('cm') }),
    reply: z.object({ shop: z.object({ id, name: z.string() }), sentAt: instant }),
  }),
  ofUser: route({
    method: 'GET',
    path: '/api/measurements/:userId',
    access: 'signedIn',
    summary:
      'Call 7 of the spec: the measurements of the newest scan of the account’s own person, or, to who may read a shop’s book, of the one it was sent last; in inches and pounds, what a tape read before the photo. Empty when there is none',
    params: z.object({ userId: id }),
    reply: z.object({ measurements: z.object(measured), mesh_url: z.string().optional() }),
  }),
  mesh: route({
    method: 'GET',
    path: '/api/measurements/:userId/mesh',
    access: 'signedIn',
    summary: 'The form of those measurements as a binary glTF file (GLB), in metres',
    params: z.object({ userId: id }),
    replies: 'file',
  }),
  ofRecord: route({
    method: 'GET',
    path: '/api/body-scans/of-record/:id',
    access: 'shop:measurements.read',
    summary: 'A record by photo of the shop’s book as a scan; one that is not of the whole body is not there',
    params: z.object({ id }),
    reply: bookScan,
  }),
  sentBy: route({
    method: 'GET',
    path: '/api/body-scans/sent-by/:userId',
    access: 'shop:measurements.read',
    summary:
      'The scan that an account sent to the shop last, as it was sent: of its own person, else of somebody it measured',
    params: z.object({ userId: id }),
    reply: bookScan,
  }),
  pairs: route({
    method: 'GET',
    path: '/api/body-scans/pairs',
    access: 'shop:measurements.read',
    summary:
      'Where the shop measured a person by photo and by tape within 30 days: both sizes, site by site, newest first; `aloneMm` is what the photos alone said, before any scale',
    reply: z.object({
      people: count,
      pairs: z.array(
        z.object({
          site: z.enum(scanSites),
          photoMm: mm,
          plusMinusMm: mm.optional(),
          tapeMm: mm,
          aloneMm: mm.optional(),
        }),
      ),
    }),
  }),
}
