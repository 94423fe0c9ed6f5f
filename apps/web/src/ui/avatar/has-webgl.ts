let answer: boolean | undefined

/** Whether this device draws in three dimensions; asked once, and what the question took is given back. */
export function hasWebgl(): boolean {
  answer ??= ask()
  return answer
}

function ask(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
