/** The greatest number of a tenant that its column holds. */
export const MOST_IID = 2_147_483_647
