/** The tags of clients, as they are stored; the screen says them in the viewer's language. */
export const CLIENT_TAGS = ['keen', 'later', 'bought', 'quiet'] as const
export type ClientTag = (typeof CLIENT_TAGS)[number]

/** True for one of our tags; another client may have stored words of its own. */
export const isClientTag = (tag: string): tag is ClientTag => (CLIENT_TAGS as readonly string[]).includes(tag)
