import type { Avatar } from '@darzi/body/shapes.ts'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, Color, MeshPhysicalMaterial } from 'three'

interface Props {
  avatar: Avatar
  skin: string
  /** Of the plain undergarments. */
  under: string
  sheen: string
}

/** A person's skin, soft and matt, in plain undergarments: their edge is drawn between the points, so that it is a line. */
export function BodyMesh({ avatar, skin, under, sheen }: Props) {
  const geometry = useMemo(() => {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(avatar.positions, 3))
    made.setAttribute('normal', new BufferAttribute(avatar.normals, 3))
    const worn = avatar.underMm ?? new Float32Array(avatar.positions.length / 3).fill(-1000)
    made.setAttribute('underMm', new BufferAttribute(worn, 1))
    made.setIndex(new BufferAttribute(avatar.indices, 1))
    return made
  }, [avatar])
  const material = useMemo(() => skinMaterial({ skin, under, sheen }), [skin, under, sheen])
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(() => () => material.dispose(), [material])
  return <mesh geometry={geometry} material={material} />
}

function skinMaterial({ skin, under, sheen }: Omit<Props, 'avatar'>): MeshPhysicalMaterial {
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
    shader.vertexShader = `attribute float underMm;\nvarying float vUnder;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvUnder = underMm;\ntransformed += objectNormal * clamp(underMm, 0.0, 1.6);',
    )
    shader.fragmentShader =
      `uniform vec3 underColour;\nvarying float vUnder;\n${shader.fragmentShader}`.replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float edge = max(fwidth(vUnder), 0.6);
        float worn = smoothstep(-edge, edge, vUnder);
        float hem = worn * (1.0 - smoothstep(4.0, 6.0, abs(vUnder - 5.0)));
        diffuseColor.rgb = mix(diffuseColor.rgb, underColour * (1.0 - 0.08 * hem), worn);`,
      )
  }
  return material
}
