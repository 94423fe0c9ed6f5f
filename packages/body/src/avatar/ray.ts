/** The distance at which the function turns positive, walking outwards from inside; 0 where it begins outside. */
export function ray(along: (r: number) => number, guess: number): number {
  let [low, high] = [0, guess]
  for (let turn = 0; turn < 10 && along(high) < 0; turn++) [low, high] = [high, high * 1.3]
  for (let turn = 0; turn < 14; turn++) {
    const middle = (low + high) / 2
    if (along(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
