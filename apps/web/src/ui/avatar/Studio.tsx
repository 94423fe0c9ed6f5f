import { useEffect, useMemo } from 'react'
import { CanvasTexture } from 'three'
import type { SceneColours } from './scene-colours.ts'
import { metresPerMm } from './scene-places.ts'

/** One large soft light from the front left, a little from behind for the outline, and the body's shade on the floor. */
export function Studio({ colours, width }: { colours: SceneColours; width: number }) {
  const shade = useShade(colours.shade)
  const broad = width * metresPerMm
  return (
    <>
      <hemisphereLight color={colours.sky} groundColor={colours.ground} intensity={1} />
      <directionalLight color={colours.light} position={[-2.4, 2.6, 2.4]} intensity={2.3} />
      <directionalLight color={colours.light} position={[2.4, 1.8, -2.2]} intensity={1.5} />
      <directionalLight color={colours.sky} position={[2.6, 0.9, 2]} intensity={0.5} />
      <mesh rotation-x={-Math.PI / 2} position-y={-0.002} scale={[broad * 1.7, 1.25, 1]}>
        <planeGeometry />
        <meshBasicMaterial map={shade} transparent depthWrite={false} />
      </mesh>
    </>
  )
}

const side = 128

function useShade(colour: string): CanvasTexture {
  const texture = useMemo(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const pen = canvas.getContext('2d')
    if (pen) {
      const around = pen.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2)
      around.addColorStop(0, colour)
      around.addColorStop(1, 'transparent')
      pen.fillStyle = around
      pen.fillRect(0, 0, side, side)
    }
    return new CanvasTexture(canvas)
  }, [colour])
  useEffect(() => () => texture.dispose(), [texture])
  return texture
}
