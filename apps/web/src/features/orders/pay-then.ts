/** Handing over that waits for its money: the payment is taken first, then the handing over goes on by itself. */

/** The question that waits. */
export const waitingQuestions = ['complete', 'deliver'] as const
type Waiting = (typeof waitingQuestions)[number]

/** The screen as it is, asking for the payment; `then` is what waits for it. */
export const payThen = (here: URLSearchParams, then: Waiting) => asking(here, { ask: 'pay', then })

/** The question once more, where not all was paid. */
export const askAgain = (here: URLSearchParams, ask: Waiting) => asking(here, { ask })

function asking(here: URLSearchParams, question: Record<string, string>) {
  const kept = [...here].filter(([name]) => name !== 'ask' && name !== 'then')
  return { search: `?${new URLSearchParams([...kept, ...Object.entries(question)])}` }
}
