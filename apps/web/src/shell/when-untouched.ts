/** Nothing new comes under a finger that presses: a tap that began on a button ends on it. */

/** A press longer than this holds nothing back: its end may never be told. */
const longestPressMs = 1_000

let isPressed = false
let held: (() => void)[] = []
let longest: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

const press = () => {
  clearTimeout(leaving)
  isPressed = true
}

function release(): void {
  clearTimeout(longest)
  longest = undefined
  isPressed = false
  const acts = held
  held = []
  for (const act of acts) act()
}

/** The click comes after the finger has left; none comes after a drag. */
const clickMs = 50
const releaseAfterClick = () => {
  leaving = setTimeout(release, clickMs)
}

/** Once whoever listens to the click has heard it. */
const clicked = () => {
  clearTimeout(leaving)
  if (isPressed) leaving = setTimeout(release)
}

if (typeof document !== 'undefined') {
  const early = { capture: true, passive: true }
  document.addEventListener('pointerdown', press, early)
  document.addEventListener('pointerup', releaseAfterClick, early)
  document.addEventListener('pointercancel', releaseAfterClick, early)
  document.addEventListener('click', clicked, early)
}

/** Acts at once, or when the finger that presses has left. */
export function whenUntouched(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  held.push(act)
  longest ??= setTimeout(release, longestPressMs)
}
