/** The tenant whose partner texts stand at the `ext` addresses. */
export const partnerTenant = 3214
