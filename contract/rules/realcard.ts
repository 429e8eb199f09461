/** The code of the campaign that gives red packets, and the word for the offer of cards itself. */
export const PACKET_CODE = 'redpacket'
/** See PACKET_CODE. */
export const EXTEND_CODE = 'extend'

/** True for a card's number: 16 digits. */
export const isCardNo = (no: string): boolean => /^\d{16}$/.test(no)
