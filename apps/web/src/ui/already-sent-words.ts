import type { Translate } from '@darzi/words/translate.ts'

/** Of a public form whose order of this number has come to the shop. */
export const alreadySentWords = (t: Translate, number: string) => ({
  title: t('ui.sent.title', { number }),
  why: t('ui.sent.why'),
  leave: t('ui.sent.leave', { number }),
  anew: t('ui.sent.anew'),
})
