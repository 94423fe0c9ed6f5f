const largeBytes = 700_000
const longestSidePx = 1600

/** A large picture made smaller on the device, so that a slow line is not kept waiting; else the picture itself. */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size < largeBytes) return photo
  try {
    const smaller = await drawSmaller(photo)
    return smaller && smaller.size < photo.size ? smaller : photo
  } catch {
    // A picture the browser cannot draw is the server's to judge.
    return photo
  }
}

async function drawSmaller(photo: File): Promise<File | undefined> {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  return drawn ? new File([drawn], 'photo.jpg', { type: drawn.type }) : undefined
}
