import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.DARZI_API_PORT ?? 7391}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  /** The server puts the nonce of each reply in place of this word; styles and scripts without it do not run. */
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': api, '/dev': api, '/auth': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    /** Inlined data: pictures and fonts would need a wider content policy. */
    assetsInlineLimit: 0,
    manifest: true,
  },
})
