type Listener = (id: string) => void

const listeners = new Set<Listener>()

/** Calls `tell` for each post that turned out to be gone, so that lists drop its card. Returns a function that stops it. */
export function onGonePost(tell: Listener): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export function tellGonePost(id: string): void {
  for (const listener of listeners) listener(id)
}
