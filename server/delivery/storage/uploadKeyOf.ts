/** The key of an upload, from its address or the key itself; null for any other text. */
export const uploadKeyOf = (address: string): string | null =>
  /(?:^|\/oss\/)(h5\/\d{1,9}_[\w-]{1,64}(?:\.[a-z0-9]{2,4})?)(?:[?#]|$)/.exec(address)?.[1] ?? null
