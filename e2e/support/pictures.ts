import sharp from 'sharp'

/** A photo as a phone's camera writes it: with its maker and a place in the EXIF. */
export async function photoWithPlace() {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a1f2b' } })
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '30/1 54/1 0/1', GPSLongitudeRef: 'E' }
  const exif = { IFD0: { Make: 'Counter camera', Copyright: 'Noor Tailors' }, IFD3: place }
  return { name: 'asha.png', mimeType: 'image/png', buffer: await picture.withExif(exif).png().toBuffer() }
}

/** A photo of which the second half never arrived. */
export async function brokenPicture() {
  const { buffer } = await photoWithPlace()
  return { name: 'broken.png', mimeType: 'image/png', buffer: buffer.subarray(0, buffer.length / 2) }
}
