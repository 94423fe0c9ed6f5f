/** The part of the tests' S3 store that we use; the package brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(settings: {
      port: number
      address: string
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
