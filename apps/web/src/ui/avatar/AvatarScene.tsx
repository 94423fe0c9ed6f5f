import { Canvas } from '@react-three/fiber'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { CanvasTexture } from 'three'
import { useHairStyle } from '../../theme/hair.ts'
import { useScheme } from '../../theme/scheme.ts'
import { useSkinTone } from '../../theme/skin-tone.ts'
import styles from './Avatar.module.css'
import { BodyLabels } from './BodyLabels.tsx'
import { BodyMesh } from './BodyMesh.tsx'
import { CameraRig } from './CameraRig.tsx'
import { type SceneColours, useSceneColours } from './scene-colours.ts'
import { metresPerMm, placesOf } from './scene-places.ts'
import type { ShownBody } from './shown-body.ts'
import { TapeBand } from './TapeBand.tsx'
import type { Move } from './ViewButtons.tsx'

interface Props {
  /** The newest last. */
  bodies: readonly ShownBody[]
  description: string
  move: Move | undefined
  isTopCovered?: boolean
  onMove: (move: Move) => void
  /** The device took its drawing power away. */
  onLost: () => void
  children?: ReactNode
}

const keys: Record<string, Move> = {
  ArrowLeft: { turnDegrees: -15 },
  ArrowRight: { turnDegrees: 15 },
  '+': { closer: 1.25 },
  '=': { closer: 1.25 },
  '-': { closer: 0.8 },
  Home: { look: 'front' },
  End: { look: 'back' },
}

/** The room in three dimensions; drawn anew only when something moves. */
export default function AvatarScene({
  bodies,
  description,
  move,
  onMove,
  onLost,
  isTopCovered,
  children,
}: Props) {
  const overlay = useRef<HTMLDivElement>(null)
  const swatches = useRef<HTMLSpanElement>(null)
  const { shown } = useScheme()
  const colours = useSceneColours(swatches, shown)
  const [tone] = useSkinTone()
  const [hairStyle] = useHairStyle()
  const places = placesOf(bodies.map(({ avatar }) => avatar))

  function onKeyDown(event: KeyboardEvent) {
    const asked = keys[event.key]
    // With another key held they are the browser's: larger, smaller, a page back.
    if (!asked || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove({ ...asked })
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn the picture, and the buttons under it do the same
    <div className={styles.scene} role="img" aria-label={description} tabIndex={0} onKeyDown={onKeyDown}>
      <span ref={swatches} className={styles.swatch} />
      {colours && (
        <Canvas
          flat
          frameloop="demand"
          dpr={[1, 2]}
          // What is drawn stays, so that a picture of it can be saved.
          gl={{
            antialias: window.devicePixelRatio < 2,
            powerPreference: 'low-power',
            preserveDrawingBuffer: true,
          }}
          camera={{ fov: 24, near: 0.2, far: 30 }}
          onCreated={({ gl }) => gl.domElement.addEventListener('webglcontextlost', onLost)}
        >
          <Studio colours={colours} width={places.widthMm} />
          <CameraRig places={places} move={move} />
          {bodies.map((body, k) => {
            const isNewest = k === bodies.length - 1
            const skin = isNewest ? colours[`skin${tone}`] : colours.formThen
            const under = isNewest ? colours.under : colours.formThen
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the earlier body stands first, the newest last
              <group key={k} scale={metresPerMm} position={[(places.xMm[k] ?? 0) * metresPerMm, 0, 0]}>
                <BodyMesh
                  avatar={body.avatar}
                  skin={skin}
                  under={under}
                  sheen={colours.sheen}
                  hair={isNewest ? colours.hair : undefined}
                  hairStyle={hairStyle}
                  isTopCovered={isNewest && isTopCovered}
                />
                {body.tapes?.map(({ site }) => (
                  <TapeBand key={site} avatar={body.avatar} site={site} colours={colours} />
                ))}
                <BodyLabels body={body} overlay={overlay} isOnLeft={!isNewest} />
                {isNewest && children}
              </group>
            )
          })}
        </Canvas>
      )}
      <div ref={overlay} aria-hidden="true" />
    </div>
  )
}

/** One large soft light from the front left, a little from behind for the outline, and the body's shade on the floor. */
function Studio({ colours, width }: { colours: SceneColours; width: number }) {
  const shade = useShade(colours.shade)
  const broad = width * metresPerMm
  return (
    <>
      <hemisphereLight color={colours.sky} groundColor={colours.ground} intensity={1.25} />
      <directionalLight color={colours.light} position={[-2.2, 2.8, 2.6]} intensity={1.7} />
      <directionalLight color={colours.light} position={[2.4, 1.8, -2.2]} intensity={1.1} />
      <directionalLight color={colours.sky} position={[2.6, 0.9, 2]} intensity={0.55} />
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
