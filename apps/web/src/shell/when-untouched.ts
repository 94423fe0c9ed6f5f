/** Nothing new comes under a finger that presses: a tap that began on a button ends on it. */

/** A press longer than this holds nothing back: its end may never be told. */
const longestPressMs = 1_000

let isPressed = false
let held: (() => void)[] = []
let longest: ReturnType<typeof setTimeout> | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

/** What the finger went down on, and where that stood then. */
let pressed: { on: HTMLElement; at: DOMRect; x: number; y: number } | undefined
/** A finger that moved by more than this, in px, meant no tap. */
const mostMoved = 10

function press(event: PointerEvent) {
  clearTimeout(leaving)
  isPressed = true
  const on = event.target instanceof Element && event.target.closest<HTMLElement>('button, a')
  pressed = on ? { on, at: on.getBoundingClientRect(), x: event.clientX, y: event.clientY } : undefined
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
function clicked(event: MouseEvent) {
  clearTimeout(leaving)
  if (isPressed) leaving = setTimeout(release)
  const meant = pressed
  pressed = undefined
  if (!meant || !isMovedAway(meant, event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  meant.on.click()
}

/** Letters or a part of the screen came meanwhile, and what was pressed stands elsewhere: the browser takes what is there now for meant. */
function isMovedAway(
  { on, at, x, y }: NonNullable<typeof pressed>,
  { target, clientX, clientY }: MouseEvent,
) {
  if (!on.isConnected || (target instanceof Node && on.contains(target))) return false
  const { left, top } = on.getBoundingClientRect()
  return (left !== at.left || top !== at.top) && Math.hypot(clientX - x, clientY - y) <= mostMoved
}

if (typeof document !== 'undefined') {
  const early = { capture: true, passive: true }
  document.addEventListener('pointerdown', press, early)
  document.addEventListener('pointerup', releaseAfterClick, early)
  document.addEventListener('pointercancel', releaseAfterClick, early)
  document.addEventListener('click', clicked, { capture: true })
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
