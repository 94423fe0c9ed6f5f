/** Reads a binary glTF file as any other program would: by its own heads and tables, knowing nothing of who wrote it. */
export function readGlb(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0, true) !== 0x46546c67 || view.getUint32(8, true) !== file.length)
    throw new Error('no GLB')
  const jsonLength = view.getUint32(12, true)
  const document = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonLength)))
  const binaryAt = 20 + jsonLength + 8
  const bytesOf = (accessor: number) => {
    const { byteOffset, byteLength } = document.bufferViews[document.accessors[accessor].bufferView]
    return file.slice(binaryAt + byteOffset, binaryAt + byteOffset + byteLength).buffer
  }
  const [{ attributes, indices }] = document.meshes[0].primitives
  return {
    /** mm. */
    positions: new Float32Array(bytesOf(attributes.POSITION)).map((metres) => metres * 1000),
    normals: new Float32Array(bytesOf(attributes.NORMAL)),
    indices: new Uint32Array(bytesOf(indices)),
    sitesMm: document.nodes[0].extras.sitesMm as Record<string, number>,
  }
}
