/** How large a word stands in the cloud, by how often it was said compared with the most frequent one. */
export const sizeOf = (count: number, most: number): 'small' | 'middle' | 'big' =>
  count * 3 > most * 2 ? 'big' : count * 3 > most ? 'middle' : 'small'
