import sharp from 'sharp'

/** A still picture as a film that Chromium shows in place of a camera: YUV4MPEG2, two frames, colours by BT.601. */
export async function videoOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const luma = Buffer.alloc(width * height)
  const chroma = [Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)] as const
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x)
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      luma[y * width + x] = 16 + 0.257 * red + 0.504 * green + 0.098 * blue
      if (x % 2 || y % 2) continue
      const place = (y / 2) * (width / 2) + x / 2
      chroma[0][place] = 128 - 0.148 * red - 0.291 * green + 0.439 * blue
      chroma[1][place] = 128 + 0.439 * red - 0.368 * green - 0.071 * blue
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, ...chroma])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame])
}
