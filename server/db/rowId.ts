/** The row number in an id, which a call accepts as any text; 0, which no row has, when it is not a number. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
