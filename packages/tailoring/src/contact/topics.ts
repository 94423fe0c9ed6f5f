/** What a message to whoever runs the server can be about. */
export const contactTopics = ['shop', 'house', 'order', 'data', 'trouble', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]
