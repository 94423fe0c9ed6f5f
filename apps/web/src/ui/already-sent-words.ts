import type { Say } from '@darzi/words/say.ts'

/** Of a public form whose order of this number has come to the shop. */
export const alreadySentWords = (say: Say, number: string) => ({
  ...{ title: say('ui.sent.title', { number }), why: say('ui.sent.why') },
  ...{ leave: say('ui.sent.leave', { number }), anew: say('ui.sent.anew') },
})
