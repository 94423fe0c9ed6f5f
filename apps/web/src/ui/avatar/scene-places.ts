import type { Avatar } from '@darzi/body/shapes.ts'

/** The scene is in metres, bodies are in millimetres. */
export const metresPerMm = 0.001

export interface Places {
  /** Where each body stands. */
  xMm: readonly number[]
  /** What must be seen. */
  widthMm: number
  heightMm: number
}

const betweenMm = 160

/** One in the middle, or two beside each other with room for their arms. */
export function placesOf(avatars: readonly Avatar[]): Places {
  const broad = avatars.map(({ positions }) => {
    let reach = 0
    for (let at = 0; at < positions.length; at += 3) reach = Math.max(reach, Math.abs(positions[at] ?? 0))
    return 2 * reach
  })
  const widthMm = broad.reduce((sum, each) => sum + each, 0) + betweenMm * (broad.length - 1)
  let from = -widthMm / 2
  const xMm = broad.map((each) => {
    const middle = from + each / 2
    from += each + betweenMm
    return middle
  })
  return { xMm, widthMm, heightMm: Math.max(...avatars.map(({ levels }) => levels.crown)) }
}
