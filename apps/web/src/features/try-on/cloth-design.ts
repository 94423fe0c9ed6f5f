import { repeatMm } from '@darzi/body/garment/garment.ts'
import { type ClothDesign, clothDesigns } from '@darzi/tailoring/collection/finished.ts'
import { Color, type MeshPhysicalMaterial } from 'three'

type Shader = Parameters<MeshPhysicalMaterial['onBeforeCompile']>[0]

/**
 * Stripes, checks or dots, drawn by where each point of the cloth lies across and along its grain: to scale and clear however near
 * one looks, and from afar the mean of both colours. Asks for the threads that stitches.ts hands on.
 */
export function withDesign(shader: Shader, design: ClothDesign | undefined): void {
  shader.uniforms.designKind = { value: design ? 1 + clothDesigns.indexOf(design.kind) : 0 }
  shader.uniforms.designColour = { value: new Color(design?.hex) }
  shader.uniforms.designRepeats = { value: repeatMm / (design?.repeatMm ?? repeatMm) }
  shader.fragmentShader =
    `uniform int designKind;\nuniform vec3 designColour;\nuniform float designRepeats;\n${shares}\n${shader.fragmentShader}`.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      if (designKind > 0) diffuseColor.rgb *= mix(vec3(1.0), designColour / max(diffuse, vec3(0.02)), designShare(vThread * designRepeats));`,
    )
}

const shares = `
float edgeOf(float at, float half_, float wide) { return 1.0 - smoothstep(half_ - wide, half_ + wide, at); }
float stripeOf(float at) {
  float wide = 0.7 * fwidth(at);
  return mix(edgeOf(abs(fract(at) - 0.5), 0.2, wide), 0.4, smoothstep(0.3, 0.8, wide));
}
float dotOf(vec2 at) {
  float wide = 0.7 * max(fwidth(at.x), fwidth(at.y));
  float near = min(length(fract(at) - 0.5), length(fract(at + 0.5) - 0.5));
  return mix(edgeOf(near, 0.15, wide), 0.14, smoothstep(0.3, 0.8, wide));
}
float designShare(vec2 at) {
  if (designKind == 1) return stripeOf(at.x);
  return designKind == 2 ? 0.5 * (stripeOf(at.x) + stripeOf(at.y)) : dotOf(at);
}`
