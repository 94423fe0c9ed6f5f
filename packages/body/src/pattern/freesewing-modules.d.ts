/** FreeSewing carries no types; these say as much of it as is used here. */
declare module '@freesewing/core' {
  export interface PatternPoint {
    x: number
    y: number
  }
  export interface PatternPath {
    ops: { type: string; to?: PatternPoint; cp1?: PatternPoint; cp2?: PatternPoint }[]
  }
  export interface PatternPart {
    hidden: boolean
    points: Record<string, PatternPoint>
    paths: Record<string, PatternPath>
    snippets: Record<string, { def: string; anchor: PatternPoint }>
  }
  export interface DraftedPattern {
    parts: Record<string, PatternPart>[]
    setStores: { logs: { error: unknown[] } }[]
    store: { logs: { error: unknown[] } }
  }
  export type DesignClass = new (settings: object) => { draft(): DraftedPattern }
  export const Design: new (config: { data: object; parts: object[] }) => DesignClass
}
declare module '@freesewing/simon' {
  export const Simon: import('@freesewing/core').DesignClass
}
declare module '@freesewing/brian' {
  export const Brian: import('@freesewing/core').DesignClass
  export const back: object
  export const front: object
}
declare module '@freesewing/bella' {
  export const Bella: import('@freesewing/core').DesignClass
}
declare module '@freesewing/teagan' {
  export const Teagan: import('@freesewing/core').DesignClass
}
declare module '@freesewing/charlie' {
  export const Charlie: import('@freesewing/core').DesignClass
}
declare module '@freesewing/titan' {
  export const Titan: import('@freesewing/core').DesignClass
}
declare module '@freesewing/sandy' {
  export const Sandy: import('@freesewing/core').DesignClass
}
declare module '@freesewing/library' {
  export const sleeve: object
}
