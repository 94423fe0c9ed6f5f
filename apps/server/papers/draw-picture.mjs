/**
 * Draws set papers as pictures, in a process of its own: the server's process has every image reader but three switched
 * off, so that nothing uploaded can reach the SVG reader, which is just what is needed here. It is told only papers.
 */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

process.on('message', async ({ id, svg }) => {
  try {
    const png = await sharp(Buffer.from(svg), { limitInputPixels: 400_000_000 })
      .flatten({ background: '#fff' })
      .greyscale()
      .png({ compressionLevel: 6 })
      .toBuffer()
    process.send({ id, png })
  } catch (error) {
    process.send({ id, failed: String(error) })
  }
})
// The server has gone: nobody waits any more.
process.on('disconnect', () => process.exit())
