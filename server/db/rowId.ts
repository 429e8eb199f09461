/** The row number in an id. A call accepts any text as an id; a text that is not a number gives 0, which no row has. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
