/** An id of a call is a text of any form; as the number of a row, 0 when it cannot be one: that is nobody's. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)
