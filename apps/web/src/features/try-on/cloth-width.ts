import { clothPhotoWidthsMm } from '@darzi/tailoring/inventory/stock.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { usualPhotoMm } from './cloth-photo.ts'

const keyOf = (item: string) => `cloth-photo-mm:${item}`

/** How much cloth the photo of an item of the stock shows: as it was last said on this device, else by its shop. */
export const clothWidthMm = {
  of: (item: string, said: number = usualPhotoMm): number =>
    clothPhotoWidthsMm.find((mm) => String(mm) === deviceStorage.getItem(keyOf(item))) ?? said,
  keep: (item: string, mm: number): void => {
    deviceStorage.setItem(keyOf(item), String(mm))
  },
}
