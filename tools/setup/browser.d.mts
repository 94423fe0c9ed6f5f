export function findBrowser(env?: Record<string, string | undefined>): string | undefined
export function browserOrInstall(): Promise<void>
