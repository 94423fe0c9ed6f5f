/**
 * The one life of an order. Every screen shows its own word for a state; what may follow what stands only here, and the
 * server and the screens both ask this table.
 */
/** How soon an order is wanted. */
export const priorities = ['high', 'medium', 'low'] as const

export const orderStates = ['pending', 'approved', 'in_progress', 'ready', 'delivered', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

export const tailorStates = ['pending', 'in_progress', 'ready', 'completed', 'cancelled'] as const
export type TailorState = (typeof tailorStates)[number]

export const boutiqueStates = [
  'pending',
  'approved',
  'in_production',
  'completed',
  'delivered',
  'cancelled',
] as const

export const pieceStates = ['waiting', 'working', 'done', 'delivered', 'cancelled'] as const
export type PieceState = (typeof pieceStates)[number]

export const orderActs = ['approve', 'begin', 'finish', 'deliver', 'cancel', 'rework'] as const
export type OrderAct = (typeof orderActs)[number]

interface LifeOfState {
  /** The word of the tailor's screens. */
  tailor: TailorState
  /** Of the owner's dashboard and the customer's portal. */
  owner: 'new' | 'in_progress' | 'completed' | 'delivered' | 'cancelled'
  boutique: (typeof boutiqueStates)[number]
  tracking: 'pending' | 'in_progress' | 'completed' | 'delivered' | 'cancelled'
  /** Of the tracking bar, from 0 to 1; a cancelled order has no bar. */
  progress?: number
  acts: Partial<Record<OrderAct, OrderState>>
}

export const life = {
  pending: {
    tailor: 'pending',
    owner: 'new',
    boutique: 'pending',
    tracking: 'pending',
    progress: 0.25,
    acts: { approve: 'approved', cancel: 'cancelled' },
  },
  approved: {
    tailor: 'pending',
    owner: 'new',
    boutique: 'approved',
    tracking: 'pending',
    progress: 0.25,
    acts: { begin: 'in_progress', cancel: 'cancelled' },
  },
  in_progress: {
    tailor: 'in_progress',
    owner: 'in_progress',
    boutique: 'in_production',
    tracking: 'in_progress',
    progress: 0.5,
    acts: { finish: 'ready', cancel: 'cancelled' },
  },
  ready: {
    tailor: 'ready',
    owner: 'completed',
    boutique: 'completed',
    tracking: 'completed',
    progress: 0.75,
    acts: { deliver: 'delivered', cancel: 'cancelled', rework: 'in_progress' },
  },
  delivered: {
    tailor: 'completed',
    owner: 'delivered',
    boutique: 'delivered',
    tracking: 'delivered',
    progress: 1,
    acts: { rework: 'in_progress' },
  },
  cancelled: {
    tailor: 'cancelled',
    owner: 'cancelled',
    boutique: 'cancelled',
    tracking: 'cancelled',
    acts: {},
  },
} as const satisfies Record<OrderState, LifeOfState>

/** The owner's and the customer's word; a state of a newer server is unknown here. */
export const ownerWord = (state: string): LifeOfState['owner'] | 'unknown' =>
  Object.hasOwn(life, state) ? life[state as OrderState].owner : 'unknown'

/** The state an act leads to, or undefined when the table does not allow it from here. */
export function after(state: OrderState, act: OrderAct): OrderState | undefined {
  const acts: LifeOfState['acts'] = life[state].acts
  return acts[act]
}

const forward = ['approve', 'begin', 'finish', 'deliver'] as const satisfies readonly OrderAct[]
export type ForwardAct = (typeof forward)[number]

/** The acts, one after the other, that lead forward from a state to another; undefined when none do. */
export function forwardPath(from: OrderState, to: OrderState): ForwardAct[] | undefined {
  const path: ForwardAct[] = []
  let at = from
  while (at !== to) {
    const act = forward.find((each) => after(at, each) !== undefined)
    const next = act && after(at, act)
    if (!act || !next) return undefined
    path.push(act)
    at = next
  }
  return path.length > 0 ? path : undefined
}

interface PieceAt {
  state: PieceState
}

/** What an order's state is by its pieces: the first work begun, all done, all handed over. Approval is not theirs to say. */
export function stateOfPieces(current: OrderState, pieces: readonly PieceAt[]): OrderState {
  const states = pieces.map(({ state }) => state).filter((state) => state !== 'cancelled')
  if (states.length === 0 || current === 'cancelled' || current === 'pending') return current
  if (states.every((state) => state === 'delivered')) return 'delivered'
  if (states.every((state) => state === 'done' || state === 'delivered')) return 'ready'
  return states.every((state) => state === 'waiting') ? 'approved' : 'in_progress'
}

/** A piece's state by where it stands in its list of stages: at the first it waits, at the last it is done. */
export function stateAtStage(stage: number, stages: readonly unknown[]): PieceState {
  if (stage <= 0) return 'waiting'
  return stage >= stages.length - 1 ? 'done' : 'working'
}

export const undoSeconds = 10
