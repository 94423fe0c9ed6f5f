import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { ClothOfGarment } from '@darzi/tailoring/collection/finished.ts'
import { useEffect, useMemo } from 'react'
import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  DoubleSide,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { useScheme } from '../../theme/scheme.ts'
import { colourPoints, fitColours } from './fit-colours.ts'
import { lookOf, weaveOf, weaveSide } from './weave.ts'

interface Props {
  mesh: GarmentMesh
  cloth: ClothOfGarment
  hex: string
  /** Coloured by its fit. */
  isMap: boolean
}

/** The garment in the body's room: its cloth in its colour, or its fit as colours. */
export default function GarmentSkin({ mesh, cloth, hex, isMap }: Props) {
  const { shown } = useScheme()
  const geometry = useGeometry(mesh, shown)
  const weave = useWeave(cloth.kind)
  const { roughness, sheen } = lookOf[cloth.kind]
  return (
    <mesh geometry={geometry}>
      <meshPhysicalMaterial
        key={String(isMap)}
        color={isMap ? undefined : hex}
        map={isMap ? null : weave}
        vertexColors={isMap}
        side={DoubleSide}
        roughness={isMap ? 0.95 : roughness}
        metalness={0}
        sheen={isMap ? 0 : sheen}
        sheenRoughness={0.5}
        sheenColor={hex}
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
    made.setAttribute('color', new BufferAttribute(colourPoints(mesh.fit, fitColours()), 3))
    made.setIndex(new BufferAttribute(mesh.indices, 1))
    return made
  }, [mesh, scheme])
  useEffect(() => () => geometry.dispose(), [geometry])
  return geometry
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
