import { deviceStorage } from '../../data/device-storage.ts'
import { photoWidthsMm, usualPhotoMm } from './cloth-photo.ts'

const keyOf = (item: string) => `cloth-photo-mm:${item}`

/** How much cloth the photo of an item of the stock shows, as it was last said on this device. */
export const clothWidthMm = {
  of: (item: string): number =>
    photoWidthsMm.find((mm) => String(mm) === deviceStorage.getItem(keyOf(item))) ?? usualPhotoMm,
  keep: (item: string, mm: number): void => {
    deviceStorage.setItem(keyOf(item), String(mm))
  },
}
