/**
 * A body in the room: turned by hand, by keys or by buttons, with the tape where it was taken, alone or beside another one.
 * Three dimensions come on demand; a device without them gets the outlines, and every reader gets words.
 */

import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './Avatar.module.css'
import { HairChoice } from './HairChoice.tsx'
import { SavePicture } from './SavePicture.tsx'
import { Silhouettes } from './Silhouettes.tsx'
import { SkinChoice } from './SkinChoice.tsx'
import type { ShownBody } from './shown-body.ts'
import { type Move, ViewButtons } from './ViewButtons.tsx'

let answer: boolean | undefined

/** Whether this device draws in three dimensions; asked once, and what the question took is given back. */
function hasWebgl(): boolean {
  answer ??= ask()
  return answer
}

function ask(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

const AvatarScene = lazy(() => import('./AvatarScene.tsx'))

interface Props extends ShownBody {
  compareWith?: ShownBody
  /** What a reader who does not see it is told. */
  description: string
  /** A newer one is being made. */
  isBusy?: boolean
  /** Something is worn over the plain undergarment above the waist, whose straps would show. */
  isTopCovered?: boolean
  /** Objects of other features, in the body's own millimetres: components of @react-three/fiber, from a part fetched on demand. */
  children?: ReactNode
  /** What stands in place of `children` where there are no three dimensions. */
  flat?: ReactNode
}

export function AvatarView({
  compareWith,
  description,
  isBusy,
  isTopCovered,
  children,
  flat,
  ...body
}: Props) {
  const t = useT()
  const [isFlat, setFlat] = useState(() => !hasWebgl())
  const [move, setMove] = useState<Move>()
  const room = useRef<HTMLDivElement>(null)
  const bodies = compareWith ? [compareWith, body] : [body]
  const drawn = (
    <>
      <Silhouettes bodies={bodies} description={description} />
      {flat}
    </>
  )
  if (isFlat)
    return (
      <div className={styles.view}>
        {drawn}
        <p className={styles.note}>{t('avatar.view.flat')}</p>
      </div>
    )
  return (
    <div ref={room} className={styles.view} data-part="avatar" aria-busy={isBusy || undefined}>
      <UnlessBroken instead={drawn} onBroken={() => setFlat(true)}>
        <Suspense fallback={drawn}>
          <AvatarScene
            bodies={bodies}
            description={description}
            move={move}
            isTopCovered={isTopCovered}
            onMove={setMove}
            onLost={() => setFlat(true)}
          >
            {children}
          </AvatarScene>
        </Suspense>
      </UnlessBroken>
      <ViewButtons move={move} onMove={setMove} />
      <div className={styles.buttons}>
        <SkinChoice />
        {body.avatar.hair && <HairChoice usual={body.avatar.hair.usual} />}
        <SavePicture view={room} />
      </div>
    </div>
  )
}

interface Guard {
  instead: ReactNode
  onBroken: () => void
  children: ReactNode
}

/** Without a line the part with three dimensions does not come, and some devices fail at drawing: the outlines stay. */
class UnlessBroken extends Component<Guard, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch() {
    this.props.onBroken()
  }
  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
