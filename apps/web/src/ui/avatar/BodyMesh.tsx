import type { Avatar } from '@darzi/body/shapes.ts'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, Color, MeshPhysicalMaterial } from 'three'
import type { HairStyle } from '../../theme/hair.ts'

interface Props {
  avatar: Avatar
  skin: string
  /** Of the plain undergarments. */
  under: string
  sheen: string
  /** Its colour; without one no hair is drawn. */
  hair?: string | undefined
  hairStyle?: HairStyle | undefined
  /** The undergarment above the waist is not drawn. */
  isTopCovered?: boolean
}

/** A person's skin, soft and matt, in plain undergarments: their edge is drawn between the points, so that it is a line. */
export function BodyMesh({ avatar, skin, under, sheen, hair, hairStyle, isTopCovered = false }: Props) {
  const style = hair ? (hairStyle ?? avatar.hair?.usual ?? 'none') : 'none'
  const geometry = useMemo(() => {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(avatar.positions, 3))
    made.setAttribute('normal', new BufferAttribute(avatar.normals, 3))
    made.setAttribute('underMm', new BufferAttribute(underOf(avatar, isTopCovered), 1))
    const grown =
      (style !== 'none' && avatar.hair?.mm) || new Float32Array(avatar.positions.length / 3).fill(nothing)
    made.setAttribute('hairMm', new BufferAttribute(grown, 1))
    made.setIndex(new BufferAttribute(avatar.indices, 1))
    return made
  }, [avatar, isTopCovered, style])
  const material = useMemo(
    () => skinMaterial({ skin, under, sheen, hair: hair ?? skin }),
    [skin, under, sheen, hair],
  )
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => material.dispose(), [material])
  const knot = style === 'tied' && avatar.hair?.knot
  return (
    <>
      <mesh geometry={geometry} material={material} />
      {knot && (
        <mesh position={knot.at} scale={[knot.radiusMm, 0.95 * knot.radiusMm, 0.8 * knot.radiusMm]}>
          <sphereGeometry args={[1, 32, 24]} />
          <meshPhysicalMaterial color={hair} roughness={0.55} sheen={0.4} sheenColor={sheen} />
        </mesh>
      )}
    </>
  )
}

const nothing = -1000

function underOf({ positions, underMm, levels }: Avatar, isTopCovered: boolean): Float32Array {
  if (!underMm) return new Float32Array(positions.length / 3).fill(nothing)
  if (!isTopCovered) return underMm
  return underMm.map((mm, v) => ((positions[3 * v + 1] ?? 0) > levels.waist ? nothing : mm))
}

function skinMaterial({
  skin,
  under,
  sheen,
  hair,
}: Record<'skin' | 'under' | 'sheen' | 'hair', string>): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: skin,
    roughness: 0.62,
    metalness: 0,
    sheen: 0.3,
    sheenRoughness: 0.6,
    sheenColor: sheen,
    // Where the skin is seen edge-on its depth is too coarse for the few millimetres to the cloth: it stands back by its slope.
    polygonOffset: true,
    polygonOffsetFactor: 2,
    polygonOffsetUnits: 2,
  })
  material.onBeforeCompile = (shader) => {
    shader.uniforms.underColour = { value: new Color(under) }
    shader.uniforms.hairColour = { value: new Color(hair) }
    shader.vertexShader =
      `attribute float underMm;\nattribute float hairMm;\nvarying float vUnder;\nvarying float vHair;\nvarying vec3 vPlace;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvUnder = underMm;\nvHair = hairMm;\nvPlace = position;\ntransformed += objectNormal * (clamp(underMm, 0.0, 1.6) + 11.0 * smoothstep(-2.0, 34.0, hairMm));',
      )
    shader.fragmentShader =
      `uniform vec3 underColour;\nuniform vec3 hairColour;\nvarying float vUnder;\nvarying float vHair;\nvarying vec3 vPlace;\n${shader.fragmentShader}`.replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float edge = max(fwidth(vUnder), 0.6);
        float worn = smoothstep(-edge, edge, vUnder);
        float hem = worn * (1.0 - smoothstep(4.0, 6.0, abs(vUnder - 5.0)));
        diffuseColor.rgb = mix(diffuseColor.rgb, underColour * (1.0 - 0.08 * hem), worn);
        float strand = 0.5 + 0.5 * sin(vPlace.x * 1.3 + 0.8 * sin(vPlace.z * 0.11));
        float grown = smoothstep(-1.5, 3.5, vHair + 2.0 * strand);
        diffuseColor.rgb = mix(diffuseColor.rgb, hairColour * (0.8 + 0.5 * strand), grown);`,
      )
  }
  return material
}
