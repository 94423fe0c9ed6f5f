/**
 * A person in a room as a scene of POV-Ray: another renderer than `render.ts`, with a lamp that has breadth, cast shadows, woven and
 * printed cloth with folds, wooden and tiled floors, papered and brick walls, and furniture with depth. The camera is the same pinhole.
 */
import type { BodyGenerator, Random, Vertices } from './body-generator.ts'
import { type Camera, type Clothes, type Colour, normalsOf, type Part, partsOf, span } from './render.ts'
import type { RoomKind } from './rooms.ts'
import { evenly } from './sitting.ts'

interface Shown {
  view: 'front' | 'side'
  camera: Camera
  clothes: Clothes
  kind: RoomKind
  width: number
  height: number
}

type Triple = readonly [number, number, number]

/** The scene's text; lengths in decimetres, y upwards, the camera on the z axis. */
export function povScene(
  generator: BodyGenerator,
  body: Vertices,
  shown: Shown & { random: Random },
): string {
  const [low, top] = span(generator, body)
  return [
    '#version 3.7;',
    'global_settings { assumed_gamma 1.0 max_trace_level 4 }',
    cameraOf(shown, low, top),
    lights(shown.random, low),
    ...surroundings(shown.random, shown.kind, low),
    mesh(generator, body, shown),
  ].join('\n')
}

/** As `render.ts` projects: the picture of a phone held low or high is moved, not tilted, until the person stands inside. */
function cameraOf({ camera, width, height }: Shown, low: number, top: number): string {
  const { distance, fill } = camera
  const [nod, lean] = [camera.pitch * (Math.PI / 180), camera.roll * (Math.PI / 180)]
  const focus = ((height * fill) / (top - low)) * distance
  const eye = low + camera.height
  const moved = ((low + top) / 2 - eye) / distance - Math.tan(nod)
  const ahead: Triple = [0, Math.sin(nod), -Math.cos(nod)]
  const up: Triple = [0, Math.cos(nod), Math.sin(nod)]
  const right: Triple = [1, 0, 0]
  const turned = (a: Triple, b: Triple, angle: number, times: number): Triple => [
    times * (Math.cos(angle) * a[0] + Math.sin(angle) * b[0]),
    times * (Math.cos(angle) * a[1] + Math.sin(angle) * b[1]),
    times * (Math.cos(angle) * a[2] + Math.sin(angle) * b[2]),
  ]
  const direction = ahead.map((value, k) => value + moved * (up[k] ?? 0))
  return `camera { location <0,${eye},${distance}> direction <${direction}> right <${turned(right, up, -lean, width / focus)}> up <${turned(up, right, lean, height / focus)}> }`
}

/** A window or a lamp to one side, broad enough for soft shadows, and the room's own light. */
function lights(random: Random, low: number): string {
  const between = evenly(random)
  const [x, y, z] = [between(-22, 22), low + between(18, 26), between(8, 24)]
  const [bright, rest] = [between(0.75, 1.05), between(0.3, 0.5)]
  const warm = between(0.85, 1)
  return `light_source { <${x},${y},${z}> rgb ${bright}*<1,${0.5 + warm / 2},${warm}> area_light <5,0,0>,<0,5,0>,3,3 adaptive 0 jitter circular orient }
light_source { <${-x},${low + 20},30> rgb ${rest} shadowless }`
}

function surroundings(random: Random, kind: RoomKind, low: number): string[] {
  const between = evenly(random)
  const behind = -between(5, 16)
  const wall = `plane { z, ${behind} ${surface(random, random() < 0.6 ? 'plaster' : 'paper')} }`
  const floor = `plane { y, ${low} ${surface(random, random() < 0.5 ? 'wood' : 'tiles')} }`
  const skirting = `box { <-99,${low},${behind}>,<99,${low + between(0.6, 1.4)},${behind + 0.2}> ${surface(random, 'plain')} }`
  if (kind === 'plain') return [wall, floor]
  const things = Array.from({ length: 3 + Math.floor(5 * random()) }, () => thing(random, behind, low))
  return [wall, floor, skirting, ...things]
}

/** Cupboards, frames, lamps and balls of wool, none before the person. */
function thing(random: Random, behind: number, low: number): string {
  const between = evenly(random)
  const left = between(-16, 12)
  const foot = random() < 0.6 ? low : low + between(6, 16)
  const [broad, high, deep] = [between(1.5, 8), between(2, 16), between(0.2, 3)]
  const kinds = ['plain', 'wood', 'tiles', 'paper', 'cloth'] as const
  const look = surface(random, kinds[Math.floor(random() * kinds.length)] ?? 'plain')
  if (random() < 0.25)
    return `sphere { <${left},${foot + broad / 2},${behind + broad / 2}>, ${broad / 2} ${look} }`
  if (random() < 0.2)
    return `cylinder { <${left},${foot},${behind + 1}>,<${left},${foot + high},${behind + 1}>, ${between(0.2, 1)} ${look} }`
  return `box { <${left},${foot},${behind}>,<${left + broad},${foot + high},${behind + deep}> ${look} }`
}

type Surface = 'plain' | 'plaster' | 'paper' | 'wood' | 'tiles' | 'cloth'

function surface(random: Random, kind: Surface): string {
  const between = evenly(random)
  const grey = between(0.25, 0.85)
  const muted = (): string =>
    `rgb <${grey + between(-0.12, 0.12)},${grey + between(-0.08, 0.08)},${grey + between(-0.15, 0.1)}>`
  const two = `color_map { [0 ${muted()}] [1 ${muted()}] }`
  const pigments: Record<Surface, string> = {
    plain: muted(),
    plaster: `bozo ${two} scale ${between(2, 9)}`,
    paper: `gradient x color_map { [0 ${muted()}] [0.5 ${muted()}] [0.5 ${muted()}] [1 ${muted()}] } scale ${between(0.8, 4)}`,
    wood: `wood ${two} turbulence 0.1 rotate <0,${between(60, 90)},0> scale ${between(0.4, 1.2)}`,
    tiles: `checker ${muted()}, ${muted()} scale ${between(1.5, 5)}`,
    cloth: `crackle ${two} scale ${between(0.3, 1.5)}`,
  }
  return `texture { pigment { ${pigments[kind]} } normal { bumps ${between(0, 0.4)} scale ${between(0.1, 1)} } finish { ambient 0.12 diffuse 0.75 } }`
}

const parts: readonly Part[] = ['skin', 'top', 'legs', 'hair']

/** The skin of the body, turned as the camera asks, each triangle in its part's cloth. */
function mesh(
  generator: BodyGenerator,
  body: Vertices,
  { view, camera, clothes, random }: Shown & { random: Random },
): string {
  const turn = ((view === 'side' ? 90 : 0) + camera.yaw) * (Math.PI / 180)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const turned = (from: Float64Array) =>
    Array.from({ length: generator.NB }, (_, i) => {
      const [x = 0, y = 0, z = 0] = from.subarray(3 * i, 3 * i + 3)
      return `<${(cos * x - sin * z).toFixed(4)},${y.toFixed(4)},${(sin * x + cos * z).toFixed(4)}>`
    }).join(',')
  const partOf = partsOf(generator, body, clothes)
  const faces = generator.tri.map((t) => `<${t}>,${parts.indexOf(partOf[t[0]] ?? 'skin')}`)
  const textures = parts.map((part) => clothOf(random, part, clothes[part]))
  return `mesh2 { vertex_vectors { ${generator.NB}, ${turned(body)} }
normal_vectors { ${generator.NB}, ${turned(normalsOf(generator, body))} }
texture_list { ${parts.length}, ${textures.join('\n')} }
face_indices { ${faces.length}, ${faces.join(',')} } }`
}

/** Skin and hair are plain; cloth is plain, striped, checked, flowered or spotted, and has folds. */
function clothOf(random: Random, part: Part, colour: Colour): string {
  const between = evenly(random)
  const asRgb = (shade: number) =>
    `rgb <${colour.map((each) => ((each / 255) ** 2.2 * shade).toFixed(3)).join(',')}>`
  const plain = asRgb(1)
  if (part === 'skin' || part === 'hair')
    return `texture { pigment { ${plain} } finish { ambient 0.12 diffuse 0.8 specular 0.08 } }`
  const other = random() < 0.5 ? asRgb(between(0.3, 0.7)) : `rgb <${random()},${random()},${random()}>`
  const patterns = [
    plain,
    `gradient x color_map { [0 ${plain}] [0.7 ${plain}] [0.7 ${other}] [1 ${other}] } scale ${between(0.3, 1)}`,
    `gradient y color_map { [0 ${plain}] [0.6 ${plain}] [0.6 ${other}] [1 ${other}] } scale ${between(0.3, 1)}`,
    `checker ${plain}, ${other} scale ${between(0.2, 0.8)}`,
    `bozo color_map { [0 ${plain}] [0.6 ${plain}] [0.65 ${other}] [1 ${other}] } scale ${between(0.2, 0.7)}`,
  ]
  const pattern = patterns[Math.floor(random() * patterns.length)] ?? plain
  return `texture { pigment { ${pattern} } normal { wrinkles ${between(0.1, 0.6)} scale ${between(0.5, 1.5)} } finish { ambient 0.12 diffuse 0.75 } }`
}
