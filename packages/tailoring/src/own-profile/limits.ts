/** What an account keeps of itself for ordering: where to send, and who else is sewn for. */

export const relations = ['partner', 'child', 'parent', 'sibling', 'other'] as const
export type Relation = (typeof relations)[number]

export const ownProfileLimits = { addresses: 10, people: 15 } as const
