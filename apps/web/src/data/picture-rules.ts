/** Which files are taken for a picture; the server looks at what is in them. */
export const pictureKinds: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']
const mostBytes = 10 * 1024 * 1024

/** Words key of why a file is not taken; undefined when it is. */
export function errorOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureKinds.includes(type)) return 'problems.images.wrongType'
  return size > mostBytes ? 'problems.images.tooLarge' : undefined
}
