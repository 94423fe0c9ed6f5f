/**
 * Suggestions: what the shop's own figures say could be done next, by stated rules. Nothing is guessed and nothing is stored
 * but what the shop wants to see and what it put away.
 */
import { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import { handle } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { changeSettings } from './change-settings.ts'
import { listSuggestions } from './list-suggestions.ts'
import { markSuggestion, showAllSuggestions, unmarkSuggestion } from './mark-suggestion.ts'
import { readFlags } from './suggestion-store.ts'

export function openSuggestions(house: House) {
  handle(house, suggestionRoutes.list, listSuggestions)
  handle(house, suggestionRoutes.mark, markSuggestion)
  handle(house, suggestionRoutes.unmark, unmarkSuggestion)
  handle(house, suggestionRoutes.showAll, showAllSuggestions)
  handle(house, suggestionRoutes.settings, ({ tx }) => readFlags(tx))
  handle(house, suggestionRoutes.changeSettings, changeSettings)
}
