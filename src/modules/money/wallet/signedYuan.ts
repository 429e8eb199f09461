import { priceNumber } from '@/ui/content/priceNumber'

/** An amount in fen with its direction: '+¥12.50', '−¥3'. */
export const signedYuan = (fen: number): string => `${fen < 0 ? '−' : '+'}¥${priceNumber(Math.abs(fen))}`
