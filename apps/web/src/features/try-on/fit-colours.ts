import { fitLabels } from '@darzi/tailoring/collection/fit.ts'
import { Color } from 'three'

/** The theme's colours of fit as the screen shows them now, by label; the last is for what nobody told. */
export function fitColours(): Color[] {
  const swatch = document.createElement('span')
  document.body.append(swatch)
  const colours = [...fitLabels.map((label) => `--fit-${label.replace('_', '-')}`), '--form'].map((token) => {
    swatch.style.color = `var(${token})`
    return new Color(getComputedStyle(swatch).color)
  })
  swatch.remove()
  return colours
}

/** From the scale of the mesh: the middle of a label's stretch is purely its colour. */
export function colourPoints(fit: Float32Array, colours: readonly Color[]): Float32Array {
  const points = new Float32Array(fit.length * 3)
  const last = fitLabels.length - 1
  const [mixed, untold] = [new Color(), colours[fitLabels.length]]
  fit.forEach((value, v) => {
    const at = Math.min(last, Math.max(0, value - 0.5))
    const [low, high] = [colours[Math.floor(at)], colours[Math.min(last, Math.floor(at) + 1)]]
    if (value < 0 || !low || !high) mixed.copy(untold ?? mixed)
    // What is too small is never blended into what is worn.
    else if (value < 1) mixed.copy(colours[0] ?? low)
    else mixed.lerpColors(low, high, at % 1)
    mixed.toArray(points, 3 * v)
  })
  return points
}
