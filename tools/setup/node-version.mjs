const oldest = [20, 19]

/** One sentence when this Node is too old for what is installed here, else undefined. */
export function refusalOfNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const isEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  return isEnough
    ? undefined
    : `Darzi needs Node ${oldest.join('.')} or newer; this is Node ${version}. Please install a newer one from nodejs.org.`
}
