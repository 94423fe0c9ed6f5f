/** What the first visit of each screen loads: the build of the web writes it, the server names it in the page it sends. */
export interface FirstFiles {
  /** Where the words are. */
  words: string
  screens: FirstVisit[]
}

export interface FirstVisit {
  /** Its path and the other addresses it has. */
  paths: string[]
  layout: 'public' | 'auth' | 'shop'
  /** Scripts and styles, the program's own first. */
  files: string[]
  /** Whose words it and what stands around it show. */
  features: string[]
  /** What it asks the server first; `:name` is the address's own. */
  asks: string[]
}
