/**
 * Suggestions: what the shop's own figures say could be done next, by stated rules. Nothing is guessed and nothing is stored
 * but what the shop wants to see and what it put away.
 */
import { suggestionRoutes } from '@darzi/contract/suggestions.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { readFlags } from './suggestion-store.ts'
import {
  changeSettings,
  listSuggestions,
  markSuggestion,
  showAllSuggestions,
  unmarkSuggestion,
} from './suggestions.ts'

export function openSuggestions(app: AppContext) {
  handle(app, suggestionRoutes.list, listSuggestions)
  handle(app, suggestionRoutes.mark, markSuggestion)
  handle(app, suggestionRoutes.unmark, unmarkSuggestion)
  handle(app, suggestionRoutes.showAll, showAllSuggestions)
  handle(app, suggestionRoutes.settings, ({ tx }) => readFlags(tx))
  handle(app, suggestionRoutes.changeSettings, changeSettings)
}
