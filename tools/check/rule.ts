/** A file of the tree, its path with forward slashes from the root. */
export interface SourceFile {
  path: string
  text: string
}

/** One thing that is not as the project wants it, in words that say what to do. */
export interface Finding {
  path: string
  line?: number
  problem: string
}

export interface Rule {
  name: string
  /** What a person would say the rule demands. */
  demands: string
  find(files: SourceFile[]): Finding[] | Promise<Finding[]>
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
