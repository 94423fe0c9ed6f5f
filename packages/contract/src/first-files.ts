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
  /** What it brings a moment later, of its own accord. */
  parts: string[]
  /** Whose words it and what stands around it show. */
  features: string[]
  /** What it asks the server first; `:name` is the address's own. */
  asks: string[]
  firstLook?: FirstLook
}

/** What is drawn of a screen before the program comes: its name and what it is for, where the screen will draw them. */
export interface FirstLook {
  /** What surrounds them: a front door, a page about Darzi, a page of things to do, a card. */
  kind: 'hero' | 'site' | 'page' | 'card'
  /** Words keys, one a line; none for what is named after somebody, as the head of its page says. */
  title: readonly string[]
  lede?: string
}
