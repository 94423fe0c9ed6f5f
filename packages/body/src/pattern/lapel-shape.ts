/** How a jacket's lapel meets its collar: in a notch, with a point that rises beyond it, or without any seam to be seen. */
export const lapelShapes = ['notch', 'peak', 'shawl'] as const
export type LapelShape = (typeof lapelShapes)[number]

export const isLapelShape = (name: string): name is LapelShape =>
  (lapelShapes as readonly string[]).includes(name)
