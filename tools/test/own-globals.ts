import { vi } from 'vitest'

/** Files share their worker: what one put in place of a global must not stand there when the next is loaded. */
vi.unstubAllGlobals()
