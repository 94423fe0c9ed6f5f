import { createTranslate } from '@darzi/words/translate.ts'
import { useQuery } from '@tanstack/react-query'
import { readFeatures } from '../../words/dictionaries.ts'
import { useSpeech } from '../../words/use-t.ts'
import { useSuggestionSettings } from './suggestion-data.ts'

const features = ['suggestions', 'garment-names', 'measurement-fields']

/** In which language suggestions are told: the shop's choice for them, once its words have come; else the reader's own. */
export function useTelling() {
  const own = useSpeech()
  const { data: wanted } = useSuggestionSettings()
  const language = wanted?.language ?? own.language
  const { data: words } = useQuery({
    queryKey: ['words', language, features],
    enabled: language !== own.language,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => readFeatures(language, new Set(features)),
  })
  if (language === own.language || !words) return { t: own.t, language: own.language }
  return { t: createTranslate(language, words.dictionary, words.grammar), language }
}
