/** Orders of a list of goods. */
export type GoodsSort = 'default' | 'sold' | 'new' | 'priceUp' | 'priceDown'
