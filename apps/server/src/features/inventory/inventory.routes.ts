/**
 * Inventory: cloth and accessories of the shop. What there is changes by movements alone (received, used by a piece, returned,
 * wasted, counted); suppliers, purchase orders and stocktakes lead to movements. Costs are seen by whoever buys.
 */
import { inventoryRoutes, stocktakeRoutes } from '@darzi/contract/inventory.ts'
import { purchaseRoutes, supplierRoutes } from '@darzi/contract/purchases.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import {
  addItem,
  countOfItems,
  editItem,
  listItems,
  listMovements,
  readOne,
  removeItemPhoto,
  setItemPhoto,
  showItemPhoto,
  summariseStock,
} from './items.ts'
import { exportItems, importItems } from './items-file.ts'
import { moveStock, undoMovement } from './move-stock.ts'
import {
  addPurchase,
  cancelPurchase,
  editPurchase,
  listPurchases,
  readOnePurchase,
  receivePurchase,
  sendPurchase,
} from './purchases.ts'
import { cancelStocktake, countItem, finishStocktake, readOpen, startStocktake } from './stocktakes.ts'
import { addSupplier, editSupplier, listSuppliers } from './suppliers.ts'

export function openInventory(app: AppContext) {
  handle(app, inventoryRoutes.list, listItems)
  handle(app, inventoryRoutes.count, countOfItems)
  handle(app, inventoryRoutes.summary, summariseStock)
  handle(app, inventoryRoutes.read, readOne)
  handle(app, inventoryRoutes.add, addItem)
  handle(app, inventoryRoutes.edit, editItem)
  handleInSteps(app, inventoryRoutes.setPhoto, setItemPhoto)
  handle(app, inventoryRoutes.removePhoto, removeItemPhoto)
  handleInSteps(app, inventoryRoutes.photo, showItemPhoto)
  handle(app, inventoryRoutes.movements, listMovements)
  handle(app, inventoryRoutes.move, moveStock)
  handle(app, inventoryRoutes.undo, undoMovement)
  handleInSteps(app, inventoryRoutes.importItems, importItems)
  handle(app, inventoryRoutes.exportItems, exportItems)
  handle(app, supplierRoutes.list, listSuppliers)
  handle(app, supplierRoutes.add, addSupplier)
  handle(app, supplierRoutes.edit, editSupplier)
  handle(app, purchaseRoutes.list, listPurchases)
  handle(app, purchaseRoutes.read, readOnePurchase)
  handle(app, purchaseRoutes.add, addPurchase)
  handle(app, purchaseRoutes.edit, editPurchase)
  handle(app, purchaseRoutes.send, sendPurchase)
  handle(app, purchaseRoutes.receive, receivePurchase)
  handle(app, purchaseRoutes.cancel, cancelPurchase)
  handle(app, stocktakeRoutes.open, readOpen)
  handle(app, stocktakeRoutes.start, startStocktake)
  handle(app, stocktakeRoutes.count, countItem)
  handle(app, stocktakeRoutes.finish, finishStocktake)
  handle(app, stocktakeRoutes.cancel, cancelStocktake)
}
