import type { Language } from '@darzi/words/languages.ts'
import { createTranslate } from '@darzi/words/translate.ts'
import { useQuery } from '@tanstack/react-query'
import { readFeatures } from '../words/dictionaries.ts'
import type { Speech } from '../words/language.ts'
import { useSpeech } from '../words/use-t.ts'

/** To whom something is written: in their language once the words of these features have come, until then in one's own. */
export function useSpeechFor(
  language: Language | undefined,
  features: readonly string[],
): Pick<Speech, 't' | 'language'> {
  const own = useSpeech()
  const wanted = language ?? own.language
  const { data } = useQuery({
    queryKey: ['words', wanted, features],
    enabled: wanted !== own.language,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { dictionary, grammar } = await readFeatures(wanted, features)
      return { language: wanted, t: createTranslate(wanted, dictionary, grammar) }
    },
  })
  return wanted === own.language ? own : (data ?? own)
}
