import { type DesignKey, designs } from './design-key.ts'

/** Whether an address or a draft of an older day names a design we have. */
export const isDesign = (name: string): name is DesignKey => (designs as readonly string[]).includes(name)
