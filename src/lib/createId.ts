/** A random UUID (version 4) without `crypto`, which mini-programs lack. It identifies requests; it is no secret. */
export function createId(random: () => number = Math.random): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark) => {
    const digit = Math.floor(random() * 16)
    return (mark === 'x' ? digit : (digit % 4) + 8).toString(16)
  })
}
