/** `tests` skips every wait for the disk; `bench` keeps what a real server would do. */
export type Durability = 'tests' | 'bench'
