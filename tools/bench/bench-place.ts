export interface Place {
  kind: 'embedded' | 'postgres'
  folder: string
  url?: string
}
