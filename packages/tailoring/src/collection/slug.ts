import { romanise } from '../names/romanise.ts'

/** The end of an id that stands in an address: long enough that no two garments share it. */
const idEnd = 12

/** The address of a garment: its name for people, the end of its id for us. */
export function slugOfItem({ id, name }: { id: string; name: string }): string {
  const said = romanise(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${said || 'garment'}-${id.replaceAll('-', '').slice(-idEnd)}`
}

/** The end of the id in such an address; undefined when it is none. A name that was changed since leads there too. */
export function idEndOfSlug(slug: string): string | undefined {
  return /(?:^|-)([0-9a-f]{12})$/.exec(slug)?.[1]
}
