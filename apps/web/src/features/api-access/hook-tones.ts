export const hookTones = { active: 'leaf', paused: 'plain', stopped: 'thread' } as const
