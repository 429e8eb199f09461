/** What a benefit of the membership is: used on site by a code, sent as a parcel, or a coupon. */
export const VIP_BENEFIT_TYPE = { onSite: 1, parcel: 2, coupon: 3 } as const

/** The state of a claimed benefit; `unpaid` waits for its surcharge. */
export const VIP_RECORD_STATUS = { open: 0, used: 1, unpaid: 2, givenBack: 3 } as const
