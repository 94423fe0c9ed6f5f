/**
 * The collection: garments a shop offers in sizes or made to measure. Everybody sees what is listed; an order from it waits for
 * the shop's approval, at the price that was shown. What an account saves and tries on is its own.
 */
import { collectionRoutes } from '@darzi/contract/collection.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import type { House } from '../../http/house.ts'
import { addItem } from './add-item.ts'
import { editItem } from './edit-item.ts'
import { listOfShop } from './list-of-shop.ts'
import { listOffered } from './list-offered.ts'
import { forgetTryOn, listTryOns } from './list-try-ons.ts'
import { orderItem } from './order-item.ts'
import { readOffered } from './read-offered.ts'
import { listSaved, saveGarments, unsaveGarment } from './save-garments.ts'
import { removeItemPhoto, setItemPhoto } from './set-item-photo.ts'
import { showOfferedPhoto, showOwnPhoto } from './show-item-photo.ts'
import { tellGarments } from './tell-garments.ts'
import { tryOn } from './try-on.ts'

export function openCollection(house: House) {
  handle(house, collectionRoutes.garments, tellGarments)
  handle(house, collectionRoutes.list, listOffered)
  handle(house, collectionRoutes.read, readOffered)
  handleInSteps(house, collectionRoutes.photo, showOfferedPhoto)
  handleInSteps(house, collectionRoutes.order, orderItem)
  handle(house, collectionRoutes.tryOn, tryOn)
  handle(house, collectionRoutes.tryOns, listTryOns)
  handle(house, collectionRoutes.forgetTryOn, forgetTryOn)
  handle(house, collectionRoutes.saved, listSaved)
  handle(house, collectionRoutes.save, saveGarments)
  handle(house, collectionRoutes.unsave, unsaveGarment)
  handle(house, collectionRoutes.ofShop, listOfShop)
  handle(house, collectionRoutes.add, addItem)
  handle(house, collectionRoutes.edit, editItem)
  handleInSteps(house, collectionRoutes.ownPhoto, showOwnPhoto)
  handleInSteps(house, collectionRoutes.setPhoto, setItemPhoto)
  handle(house, collectionRoutes.removePhoto, removeItemPhoto)
}
