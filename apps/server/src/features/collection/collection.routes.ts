/**
 * The collection: garments a shop offers in sizes or made to measure. Everybody sees what is listed; an order from it waits for
 * the shop's approval, at the price that was shown. What an account saves and tries on is its own.
 */
import { collectionRoutes } from '@darzi/contract/collection.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { soldGarments } from '../orders/api.ts'
import { addItem, editItem } from './edit-item.ts'
import { removeItemPhoto, setItemPhoto, showOfferedPhoto, showOwnPhoto } from './item-photo.ts'
import { listGarments } from './list-garments.ts'
import { orderItem } from './order-item.ts'
import { readProduct } from './product-page.ts'
import { forgetTryOn, listOffered, listOfShop, listTryOns, readOffered } from './read-collection.ts'
import { listSaved, saveGarments, unsaveGarment } from './save-garments.ts'
import { listShownCloths, showClothPhoto } from './shown-cloths.ts'
import { soldAs, soldItems } from './sold-items.ts'
import { tryOn } from './try-on.ts'

export function openCollection(app: AppContext) {
  soldGarments.provide({ stillSold: soldItems, soldAs })
  handle(app, collectionRoutes.garments, listGarments)
  handle(app, collectionRoutes.list, listOffered)
  handle(app, collectionRoutes.read, readOffered)
  handle(app, collectionRoutes.product, readProduct)
  handleInSteps(app, collectionRoutes.photo, showOfferedPhoto)
  handle(app, collectionRoutes.cloths, listShownCloths)
  handleInSteps(app, collectionRoutes.clothPhoto, showClothPhoto)
  handleInSteps(app, collectionRoutes.order, orderItem)
  handle(app, collectionRoutes.tryOn, tryOn)
  handle(app, collectionRoutes.tryOns, listTryOns)
  handle(app, collectionRoutes.forgetTryOn, forgetTryOn)
  handle(app, collectionRoutes.saved, listSaved)
  handle(app, collectionRoutes.save, saveGarments)
  handle(app, collectionRoutes.unsave, unsaveGarment)
  handle(app, collectionRoutes.ofShop, listOfShop)
  handle(app, collectionRoutes.add, addItem)
  handle(app, collectionRoutes.edit, editItem)
  handleInSteps(app, collectionRoutes.ownPhoto, showOwnPhoto)
  handleInSteps(app, collectionRoutes.setPhoto, setItemPhoto)
  handle(app, collectionRoutes.removePhoto, removeItemPhoto)
}
