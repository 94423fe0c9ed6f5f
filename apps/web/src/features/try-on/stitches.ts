import type { MeshPhysicalMaterial } from 'three'

type Shader = Parameters<MeshPhysicalMaterial['onBeforeCompile']>[0]

/**
 * Edges turned in, top stitching five millimetres beside them, seams and buttons, drawn by how far each point of the cloth lies
 * from them: lines stay fine however near one looks.
 */
export function withStitches(shader: Shader): void {
  shader.vertexShader =
    `attribute float edgeMm;\nattribute vec2 seamsMm;\nvarying float vEdge;\nvarying vec2 vSeams;\nvarying vec2 vThread;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvEdge = edgeMm;\nvSeams = seamsMm;\nvThread = uv;',
    )
  shader.fragmentShader =
    `varying float vEdge;\nvarying vec2 vSeams;\nvarying vec2 vThread;\n${lines}\n${shader.fragmentShader}`.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      float stitched = lineAt(vEdge, 5.0, 0.55) * step(0.4, fract((vThread.x + vThread.y) * 8.0));
      float edged = 1.0 - smoothstep(0.4, 0.4 + max(1.6, pixelOf(vEdge)), vEdge);
      float seamed = max(lineAt(vSeams.x, 0.0, 0.7), lineAt(vSeams.y, 0.0, 0.7));
      float light = dot(diffuseColor.rgb, vec3(0.3, 0.59, 0.11));
      vec3 dark = diffuseColor.rgb * 0.42;
      vec3 thread = light > 0.45 ? diffuseColor.rgb * 0.72 : diffuseColor.rgb * 1.2 + 0.12;
      diffuseColor.rgb = mix(diffuseColor.rgb, thread, stitched * 0.85);
      diffuseColor.rgb = mix(diffuseColor.rgb, dark, max(edged * 0.75, seamed * 0.6));
      if (vEdge < -5.0) diffuseColor.rgb = mix(light > 0.45 ? diffuseColor.rgb * 0.35 : vec3(0.93, 0.9, 0.84), diffuseColor.rgb, 0.15);`,
    )
}

const lines = `
float pixelOf(float mm) { return fwidth(mm); }
float lineAt(float mm, float at, float halfMm) {
  float wide = max(halfMm, 0.5 * pixelOf(mm));
  float away = abs(mm - at);
  float drawn = 1.0 - smoothstep(wide, wide + pixelOf(mm), away);
  // Narrower than a point of the screen it is fainter, not broader.
  return abs(mm) > 900.0 || pixelOf(mm) > 40.0 ? 0.0 : drawn * min(1.0, 2.2 * halfMm / wide);
}`
