export interface KeptPhoto {
  fileId: string
  kind: PhotoKind
}

export type PhotoKind = 'customer' | 'cloth'
