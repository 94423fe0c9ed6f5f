/** What the operator decides a dispute by. */
import { entryKinds } from '@darzi/tailoring/payments/ledger.ts'
import { paymentMethodKeys } from '@darzi/tailoring/payments/methods.ts'
import { z } from 'zod'
import { milestone } from './payment-shapes.ts'
import { day, id, instant, minor } from './shapes.ts'

const shownPhoto = z.object({ id, url: z.string(), thumbUrl: z.string() })

/** What the server has of the order, as it has it; every list oldest first. */
export const evidence = z.object({
  order: z.object({
    state: z.string(),
    orderedOn: day,
    trialOn: day.optional(),
    promisedOn: day,
    deliveredAt: instant.optional(),
    totalMinor: minor,
    paidMinor: minor,
    notes: z.string().optional(),
    /** Of one that was called off: why, and what the shop keeps. */
    cancelReason: z.string().optional(),
    keptMinor: minor.optional(),
  }),
  /** What was asked for, where it began with a request for a quote. */
  brief: z
    .object({
      at: instant,
      words: z.string(),
      cloth: z.enum(['own', 'shop', 'unsure']),
      neededOn: day.optional(),
      budgetMinor: minor.optional(),
      photos: z.array(shownPhoto),
    })
    .optional(),
  /** The version that was accepted, as it was frozen then; its price includes all tax. Missing where no quote was accepted. */
  terms: z
    .object({
      version: z.int(),
      agreedAt: instant,
      priceMinor: minor,
      trialOn: day.optional(),
      readyOn: day,
      milestones: z.array(milestone),
      remakeDays: z.int(),
      /** The last day of a free remake, once it is handed over. */
      remakeUntil: day.optional(),
      words: z.string().optional(),
      /** What the shop keeps when it is called off after cutting; before it, nothing. */
      keptAfterCutMinor: minor,
    })
    .optional(),
  pieces: z.array(
    z.object({
      id,
      garment: z.object({ key: z.string(), name: z.string().optional() }),
      person: z.string(),
      stage: z.string(),
      /** Scissors went into its cloth. */
      isCut: z.boolean(),
      reworks: z.int(),
      sizes: z.array(z.object({ field: z.string(), typed: z.string() })),
    }),
  ),
  /** Of the work, its cloth and its style; those of the person, and those the shop took away, are left out. */
  photos: z.array(
    shownPhoto.extend({
      at: instant,
      kind: z.enum(['cloth', 'style', 'stage']),
      /** The key or name of the stage it was taken at. */
      stage: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
  /** Every word of the customer on the trial. */
  trialAnswers: z.array(
    z.object({
      id,
      at: instant,
      answer: z.enum(['approved', 'change']),
      by: z.string().optional(),
      words: z.string().optional(),
    }),
  ),
  offers: z.array(
    z.object({
      version: z.int(),
      at: instant,
      priceMinor: minor,
      readyOn: day,
      trialOn: day.optional(),
      words: z.string().optional(),
    }),
  ),
  bills: z.array(
    z.object({
      id,
      number: z.string(),
      isCredit: z.boolean(),
      issuedOn: day,
      totalMinor: minor,
      taxMinor: minor,
    }),
  ),
  payments: z.array(
    z.object({
      id,
      at: instant,
      kind: z.enum(entryKinds),
      method: z.enum(paymentMethodKeys),
      status: z.string(),
      amountMinor: minor,
    }),
  ),
  messages: z.array(
    z.object({
      id,
      at: instant,
      author: z.string(),
      words: z.string(),
      photo: shownPhoto.optional(),
    }),
  ),
  events: z.array(
    z.object({
      id,
      at: instant,
      kind: z.string(),
      actor: z.string().optional(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type Evidence = z.output<typeof evidence>
