import { Canvas } from '@react-three/fiber'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useScheme } from '../../theme/scheme.ts'
import styles from './Avatar.module.css'
import { BodyLabels } from './BodyLabels.tsx'
import { BodyMesh } from './BodyMesh.tsx'
import { CameraRig } from './CameraRig.tsx'
import { Studio } from './Studio.tsx'
import { useSceneColours } from './scene-colours.ts'
import { metresPerMm, placesOf } from './scene-places.ts'
import type { ShownBody } from './shown-body.ts'
import { TapeBand } from './TapeBand.tsx'
import type { Move } from './ViewButtons.tsx'

interface Props {
  /** The newest last. */
  bodies: readonly ShownBody[]
  description: string
  move: Move | undefined
  isBodyHidden?: boolean
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
  isBodyHidden,
  children,
}: Props) {
  const overlay = useRef<HTMLDivElement>(null)
  const swatches = useRef<HTMLSpanElement>(null)
  const { shown } = useScheme()
  const colours = useSceneColours(swatches, shown)
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
          gl={{ antialias: window.devicePixelRatio < 2, powerPreference: 'low-power' }}
          camera={{ fov: 24, near: 0.2, far: 30 }}
          onCreated={({ gl }) => gl.domElement.addEventListener('webglcontextlost', onLost)}
        >
          <Studio colours={colours} width={places.widthMm} />
          <CameraRig places={places} move={move} />
          {bodies.map((body, k) => {
            const isNewest = k === bodies.length - 1
            const tint = isNewest ? colours.form : colours.formThen
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the earlier body stands first, the newest last
              <group key={k} scale={metresPerMm} position={[(places.xMm[k] ?? 0) * metresPerMm, 0, 0]}>
                {!(isNewest && isBodyHidden) && (
                  <BodyMesh avatar={body.avatar} colour={tint} sheen={colours.sheen} />
                )}
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
