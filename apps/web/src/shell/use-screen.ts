import { useMatches } from 'react-router'
import type { Screen, ScreenHandle } from './screen.ts'

/** The screen being shown. */
export function useScreen(): Screen | undefined {
  return useHandle()?.screen
}

/** Whether the visitor asked for an address that does not exist (the home screen shows, and says so). */
export function useIsUnknownAddress(): boolean {
  return useHandle()?.isUnknownAddress ?? false
}

function useHandle(): ScreenHandle | undefined {
  const handle = useMatches().at(-1)?.handle
  // Handles are only made in build-routes.tsx, which checks their shape.
  return handle as ScreenHandle | undefined
}
