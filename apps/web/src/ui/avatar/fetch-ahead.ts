/** Brings what draws a body while there is a network, for those who will see one when there may be none. */
export async function fetchAvatarAhead(): Promise<void> {
  await Promise.all([import('./AvatarScene.tsx'), import('@darzi/body/avatar/make-avatar.ts')])
}
