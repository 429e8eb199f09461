import type { OperateCard } from '@quanzi/contract'

/** The card of a message of type 11; null when it cannot be shown. */
export function cardOf(operateCardString: string): OperateCard | null {
  try {
    const card: unknown = JSON.parse(operateCardString)
    if (typeof card !== 'object' || card === null || !('title' in card) || typeof card.title !== 'string') return null
    const imgUrl = 'imgUrl' in card && typeof card.imgUrl === 'string' ? card.imgUrl : ''
    const action = 'action' in card && typeof card.action === 'object' && card.action !== null ? card.action : {}
    return { title: card.title, imgUrl, action: action as OperateCard['action'] }
  } catch {
    return null
  }
}
