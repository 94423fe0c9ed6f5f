/** For rooms that need the body of who asks: the scan they saved last. */
export { newestScan } from './scan-queries.ts'
