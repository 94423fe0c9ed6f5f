/**
 * Whether something that names a person is a family member's. Shops write a name as they heard it ("Simran Kaur", "simran"), so the
 * shorter of both names must stand at the beginning of the longer, word by word.
 */
export function isOf(member: { name: string }, named: string): boolean {
  const [one, other] = [wordsOf(member.name), wordsOf(named)]
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  return shorter.length > 0 && shorter.every((word, at) => word === longer[at])
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase()
    .split(/[\s,.()]+/)
    .filter(Boolean)
