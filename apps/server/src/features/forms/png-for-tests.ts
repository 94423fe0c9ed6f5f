import sharp from 'sharp'

/** A small picture. */
export const aPng = async (): Promise<Uint8Array> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b3a8c' } })
    .png()
    .toBuffer()
