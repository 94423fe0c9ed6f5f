import compress from '@fastify/compress'
import type { AppContext } from './app-context.ts'

/** A reply that fits in two packets anyway is not worth the work. */
const worthwhileBytes = 2048

/**
 * Lists and other long replies travel compressed; register it before the routes. The built web brings its own compressed
 * twins, streams of events pass beside it, and a compressed request is not unfolded: it could grow to any size.
 */
export async function compressReplies({ fastify: server }: AppContext): Promise<void> {
  await server.register(compress, {
    threshold: worthwhileBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
}
