import { type GarmentMesh, repeatMm } from '@darzi/body/garment/garment.ts'
import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'
import { fitLabels } from '@darzi/tailoring/collection/fit.ts'
import { useEffect, useMemo } from 'react'
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DataTexture,
  DoubleSide,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { useScheme } from '../../theme/scheme.ts'
import { withDesign } from './cloth-design.ts'
import { type ClothPhoto, photoRepeats } from './cloth-photo.ts'
import { withStitches } from './stitches.ts'

interface Props {
  mesh: GarmentMesh
  cloth: ClothOfGarment
  hex: string
  /** Coloured by its fit. */
  isMap: boolean
  /** In place of its own colour and design. */
  photo?: ClothPhoto | undefined
}

/** The garment in the body's room: its cloth in its colour and design or as a photo shows it, or its fit as colours. */
export default function GarmentSkin({ mesh, cloth, hex, isMap, photo }: Props) {
  const { shown } = useScheme()
  const geometry = useGeometry(mesh, shown)
  const weave = useWeave(cloth.kind)
  const photographed = usePhotographed(photo)
  const { roughness, sheen } = lookOf[cloth.kind]
  const design = isMap || photo ? undefined : cloth.design
  return (
    <mesh geometry={geometry}>
      <meshPhysicalMaterial
        key={JSON.stringify([isMap, photo !== undefined, design])}
        color={isMap || photo ? undefined : hex}
        map={isMap ? null : (photographed ?? weave)}
        vertexColors={isMap}
        side={DoubleSide}
        roughness={isMap ? 0.95 : roughness}
        metalness={0}
        sheen={isMap ? 0 : sheen}
        sheenRoughness={0.5}
        sheenColor={hex}
        onBeforeCompile={(shader) => {
          withStitches(shader)
          withDesign(shader, design)
        }}
      />
    </mesh>
  )
}

function useGeometry(mesh: GarmentMesh, scheme: string): BufferGeometry {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme is what changes the theme's colours
  const geometry = useMemo(() => {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(mesh.positions, 3))
    made.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
    made.setAttribute('uv', new BufferAttribute(mesh.uvs, 2))
    const points = mesh.positions.length / 3
    made.setAttribute('edgeMm', new BufferAttribute(mesh.edgeMm ?? new Float32Array(points).fill(60), 1))
    made.setAttribute(
      'seamsMm',
      new BufferAttribute(mesh.seamsMm ?? new Float32Array(2 * points).fill(999), 2),
    )
    made.setAttribute('color', new BufferAttribute(colourPoints(mesh.fit, fitColours()), 3))
    made.setIndex(new BufferAttribute(mesh.indices, 1))
    return made
  }, [mesh, scheme])
  useEffect(() => () => geometry.dispose(), [geometry])
  return geometry
}

function usePhotographed(photo: ClothPhoto | undefined): CanvasTexture | undefined {
  const texture = useMemo(() => {
    if (!photo) return undefined
    const made = new CanvasTexture(photo.canvas)
    made.wrapS = made.wrapT = RepeatWrapping
    made.colorSpace = SRGBColorSpace
    made.anisotropy = 4
    made.repeat.set(...photoRepeats(photo, repeatMm))
    return made
  }, [photo])
  useEffect(() => () => texture?.dispose(), [texture])
  return texture
}

function useWeave(kind: ClothOfGarment['kind']): DataTexture {
  const texture = useMemo(() => {
    const made = new DataTexture(weaveOf(kind), weaveSide, weaveSide)
    made.wrapS = made.wrapT = RepeatWrapping
    made.colorSpace = SRGBColorSpace
    made.generateMipmaps = true
    made.needsUpdate = true
    return made
  }, [kind])
  useEffect(() => () => texture.dispose(), [texture])
  return texture
}

/** The theme's colours of fit as the screen shows them now, by label; the last is for what nobody told. */
function fitColours(): Color[] {
  const swatch = document.createElement('span')
  document.body.append(swatch)
  const colours = [...fitLabels.map((label) => `--fit-${label.replace('_', '-')}`), '--form'].map((token) => {
    swatch.style.color = `var(${token})`
    return new Color(getComputedStyle(swatch).color)
  })
  swatch.remove()
  return colours
}

/** From the scale of the mesh: the middle of a label's stretch is purely its colour. */
function colourPoints(fit: Float32Array, colours: readonly Color[]): Float32Array {
  const points = new Float32Array(fit.length * 3)
  const last = fitLabels.length - 1
  const [mixed, untold] = [new Color(), colours[fitLabels.length]]
  fit.forEach((value, v) => {
    const at = Math.min(last, Math.max(0, value - 0.5))
    const [low, high] = [colours[Math.floor(at)], colours[Math.min(last, Math.floor(at) + 1)]]
    if (value < 0 || !low || !high) mixed.copy(untold ?? mixed)
    // What is too small is never blended into what is worn.
    else if (value < 1) mixed.copy(colours[0] ?? low)
    else mixed.lerpColors(low, high, at % 1)
    mixed.toArray(points, 3 * v)
  })
  return points
}

/** The look of a cloth, computed: light and shade of its threads as a small picture that repeats, and how it shines. */
type ClothKind = ClothOfGarment['kind']

interface ClothLook {
  roughness: number
  sheen: number
}

const lookOf: Record<ClothKind, ClothLook> = {
  cotton: { roughness: 0.9, sheen: 0.25 },
  silk: { roughness: 0.6, sheen: 0.55 },
  wool: { roughness: 0.95, sheen: 0.55 },
  linen: { roughness: 0.92, sheen: 0.2 },
  polyester: { roughness: 0.62, sheen: 0.35 },
  other: { roughness: 0.85, sheen: 0.3 },
}

const weaveSide = 128

/** Grey, four bytes a point, the same every time; `weaveSide` points a side. */
function weaveOf(kind: ClothKind): Uint8Array {
  const points = new Uint8Array(weaveSide * weaveSide * 4)
  for (let y = 0; y < weaveSide; y++)
    for (let x = 0; x < weaveSide; x++) {
      const grey = Math.round(255 * Math.min(1, Math.max(0, lightAt[kind](x, y))))
      points.set([grey, grey, grey, 255], 4 * (x + weaveSide * y))
    }
  return points
}

const wave = (at: number, count: number) => Math.sin((2 * Math.PI * count * at) / weaveSide)
/** One over, one under. */
const plain = (x: number, y: number, threads: number) => {
  const [warp, weft] = [wave(x, threads), wave(y, threads)]
  return 0.5 + 0.5 * (Math.sign(warp * weft) > 0 ? Math.abs(warp) : Math.abs(weft))
}
const twill = (x: number, y: number, threads: number) => 0.5 + 0.5 * wave(x + y, threads)

const lightAt: Record<ClothKind, (x: number, y: number) => number> = {
  cotton: (x, y) => 0.93 + 0.07 * plain(x, y, 16),
  silk: (x, y) => 0.95 + 0.03 * wave(x, 32) + 0.02 * slub(y, 5),
  wool: (x, y) => 0.84 + 0.12 * twill(x, y, 16) + 0.04 * slub(x * 3 + y, 9),
  linen: (x, y) => 0.84 + 0.08 * plain(x, y, 12) + 0.05 * slub(x, 3) + 0.05 * slub(y, 7),
  polyester: (x, y) => 0.97 + 0.03 * twill(x, y, 32),
  other: (x, y) => 0.92 + 0.08 * plain(x, y, 16),
}

/** Threads are thicker here and there: between 0 and 1, the same for the same thread. */
function slub(thread: number, seed: number): number {
  const grain = Math.sin((thread % weaveSide) * 12.9898 + seed * 78.233) * 43758.5453
  return grain - Math.floor(grain)
}
