import type { partnerRoutes } from '@darzi/contract/houses.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changePartnership, lockPartnership, type PartnershipChange } from './partner-store.ts'
import { readPartnership } from './partnership-answer.ts'
import { tellOtherSide } from './tell-other-side.ts'

type Row = NonNullable<Awaited<ReturnType<typeof lockPartnership>>>

interface Answer {
  from: readonly Row['state'][]
  /** What both timelines say. */
  says: string
  /** The rate it is about. */
  asked?(row: Row): number | null
  change(row: Row, now: Date): PartnershipChange
}

const noProposal = { proposed_rate_bp: null, proposed_at: null }

const answers = {
  accept: {
    from: ['invited'],
    says: 'houses.active',
    asked: ({ rate_bp }) => rate_bp,
    change: (_row, now) => ({ state: 'active', answered_at: now }),
  },
  decline: {
    from: ['invited'],
    says: 'houses.declined',
    change: (_row, now) => ({ state: 'declined', answered_at: now }),
  },
  agreeRate: {
    from: ['active', 'paused'],
    says: 'houses.rateAgreed',
    asked: ({ proposed_rate_bp }) => proposed_rate_bp,
    change: ({ proposed_rate_bp }, now) => ({
      rate_bp: proposed_rate_bp ?? undefined,
      rate_answer: 'agreed',
      rate_answered_at: now,
      ...noProposal,
    }),
  },
  keepRate: {
    from: ['active', 'paused'],
    says: 'houses.rateKept',
    asked: ({ proposed_rate_bp }) => proposed_rate_bp,
    change: (_row, now) => ({ rate_answer: 'declined', rate_answered_at: now, ...noProposal }),
  },
  end: {
    from: ['active', 'paused'],
    says: 'houses.ended',
    change: (_row, now) => ({ state: 'ended', ended_by: 'tailor', ended_at: now, ...noProposal }),
  },
} satisfies Record<string, Answer>

/**
 * The tailor's word on an invitation or a new rate, or that it no longer sews for the house. Throws houses.notFromHere, and
 * houses.rateChanged where the house asks for another rate by now than the person was shown.
 */
export async function answerHouse(ctx: RequestContext<typeof partnerRoutes.answer>) {
  const { tx, member, params, body, now, publishEvent: publish } = ctx
  const row = await lockPartnership(tx, params.id)
  if (!row || row.tailor_id !== member.shopId) throw notFound()
  const answer: Answer = answers[body.answer]
  if (!answer.from.includes(row.state)) throw new AppError('houses.notFromHere')
  const asked = answer.asked?.(row)
  if (asked === null) throw new AppError('houses.notFromHere')
  if (asked !== undefined && body.rateBp !== undefined && body.rateBp !== asked)
    throw new AppError('houses.rateChanged')
  await changePartnership(tx, row.id, answer.change(row, now))
  const told = { kind: answer.says, params: { rate: (asked ?? row.rate_bp) / 100 } }
  await publish({ ...told, subject: { type: 'shop', id: member.shopId, name: row.house_name } })
  await tellOtherSide(ctx, { id: row.shop_id, name: row.tailor_name, ...told })
  return readPartnership(tx, member, { id: row.id, side: 'tailor' })
}
