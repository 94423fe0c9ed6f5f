import type { Avatar } from '@darzi/body/shapes.ts'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'

/** The skin of a tailor's form: smooth cloth with a soft edge of light. */
export function BodyMesh({ avatar, colour, sheen }: { avatar: Avatar; colour: string; sheen: string }) {
  const geometry = useMemo(() => {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(avatar.positions, 3))
    made.setAttribute('normal', new BufferAttribute(avatar.normals, 3))
    made.setIndex(new BufferAttribute(avatar.indices, 1))
    return made
  }, [avatar])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry}>
      <meshPhysicalMaterial
        color={colour}
        roughness={0.82}
        metalness={0}
        sheen={0.55}
        sheenRoughness={0.55}
        sheenColor={sheen}
        // Where the skin is seen edge-on its depth is too coarse for the few millimetres to the cloth: it stands back by its slope.
        polygonOffset
        polygonOffsetFactor={2}
        polygonOffsetUnits={2}
      />
    </mesh>
  )
}
