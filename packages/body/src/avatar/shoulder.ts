/**
 * The shoulder's width goes from bone to bone (acromion). On the skin the outline from the front falls at 45° a little
 * outside and under the bone, for the deltoid lies over it: by so much of the height on the generated bodies.
 */
export const boneInside = (heightMm: number): number => 0.0135 * heightMm
export const boneOver = (heightMm: number): number => 0.01 * heightMm
