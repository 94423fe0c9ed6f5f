import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Camera, MathUtils, type PerspectiveCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { isStill } from './is-still.ts'
import { metresPerMm, type Places } from './scene-places.ts'
import type { Move, View } from './ViewButtons.tsx'

/** A side view shows the person's left. */
const azimuthOf: Record<View, number> = { front: 0, side: Math.PI / 2, back: Math.PI }
const turnsASecond = 0.09

interface Props {
  places: Places
  move: Move | undefined
}

/** Walks the camera around: by drag, by what was asked for, or slowly on its own. */
export function CameraRig({ places, move }: Props) {
  const { camera, gl, invalidate, size } = useThree()
  const controls = useControls(camera, gl.domElement, invalidate)
  const goal = useRef<Spherical>(undefined)
  const isTurning = useRef(false)
  const { widthMm, heightMm } = places

  useEffect(() => {
    const [fov, aspect] = [MathUtils.degToRad((camera as PerspectiveCamera).fov), size.width / size.height]
    const [high, wide] = [heightMm * 1.14 * metresPerMm, (widthMm + 130) * metresPerMm]
    const away = Math.max(high, wide / aspect) / 2 / Math.tan(fov / 2) + 0.3
    controls.target.set(0, heightMm * 0.5 * metresPerMm, 0)
    const at = offset(camera, controls)
    at.radius = away
    if (camera.position.lengthSq() === 0 || at.phi === 0 || !camera.userData.isPlaced)
      at.set(away, Math.PI / 2 - 0.05, 0)
    camera.userData.isPlaced = true
    Object.assign(controls, { minDistance: away * 0.3, maxDistance: away * 1.4 })
    stand(camera, controls, at)
    invalidate()
  }, [camera, controls, heightMm, invalidate, size, widthMm])

  useEffect(() => {
    if (!move) return
    isTurning.current = 'isTurning' in move && move.isTurning
    const wanted = wantedFrom(goal.current ?? offset(camera, controls), move)
    wanted.radius = MathUtils.clamp(wanted.radius, controls.minDistance, controls.maxDistance)
    goal.current = 'isTurning' in move ? undefined : wanted
    if (goal.current && isStill()) {
      stand(camera, controls, wanted)
      goal.current = undefined
    }
    invalidate()
  }, [camera, controls, invalidate, move])

  useFrame((_, seconds) => {
    const at = offset(camera, controls)
    if (isTurning.current) {
      at.theta += 2 * Math.PI * turnsASecond * Math.min(seconds, 0.1)
    } else if (goal.current) {
      const near = 1 - Math.exp(-9 * Math.min(seconds, 0.1))
      const turn = shortWay(goal.current.theta - at.theta)
      at.theta += turn * near
      at.phi += (goal.current.phi - at.phi) * near
      at.radius += (goal.current.radius - at.radius) * near
      if (Math.abs(turn) < 0.003 && Math.abs(goal.current.radius - at.radius) < 0.003) {
        at.copy(goal.current)
        goal.current = undefined
      }
    } else return
    stand(camera, controls, at)
    invalidate()
  })
  return null
}

/** Sideways drags turn the body; the page still scrolls under a finger that moves up or down. */
function useControls(camera: Camera, canvas: HTMLCanvasElement, invalidate: () => void): OrbitControls {
  const controls = useMemo(() => {
    const made = new OrbitControls(camera)
    Object.assign(made, { enablePan: false, enableZoom: false, minPolarAngle: 0.7, maxPolarAngle: 1.75 })
    return made
  }, [camera])
  useEffect(() => {
    controls.connect(canvas)
    canvas.style.touchAction = 'pan-y'
    controls.addEventListener('change', () => invalidate())
    return () => controls.dispose()
  }, [canvas, controls, invalidate])
  return controls
}

const offset = (camera: Camera, { target }: OrbitControls) =>
  new Spherical().setFromVector3(new Vector3().subVectors(camera.position, target))

function stand(camera: Camera, controls: OrbitControls, at: Spherical): void {
  camera.position.setFromSpherical(at).add(controls.target)
  controls.update()
}

function wantedFrom(from: Spherical, move: Move): Spherical {
  const at = from.clone()
  if ('look' in move) at.set(at.radius, Math.PI / 2 - 0.05, azimuthOf[move.look])
  if ('turnDegrees' in move) at.theta += MathUtils.degToRad(move.turnDegrees)
  if ('closer' in move) at.radius /= move.closer
  return at
}

const shortWay = (turn: number) => MathUtils.euclideanModulo(turn + Math.PI, 2 * Math.PI) - Math.PI
