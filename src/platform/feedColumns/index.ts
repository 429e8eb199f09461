/** How many columns a feed has: two on every phone. */
export const useFeedColumns = (): number => 2
