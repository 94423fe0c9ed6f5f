/** Settings: what a shop says of itself. Its facts, currency and tax numbers are the shop's own (features/shops). */
import { settingsRoutes } from '@darzi/contract/settings.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import {
  addPortfolioPhoto,
  changePortfolioPhoto,
  changeProfile,
  portfolioPhoto,
  readProfile,
  removePortfolioPhoto,
} from './profile.ts'

export function openSettings(app: AppContext) {
  handle(app, settingsRoutes.profile, ({ tx }) => readProfile(tx))
  handle(app, settingsRoutes.changeProfile, changeProfile)
  handleInSteps(app, settingsRoutes.addPhoto, addPortfolioPhoto)
  handle(app, settingsRoutes.changePhoto, changePortfolioPhoto)
  handle(app, settingsRoutes.removePhoto, removePortfolioPhoto)
  handle(app, settingsRoutes.photo, portfolioPhoto)
}
