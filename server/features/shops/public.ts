export { cardDetail, visitCard } from './cardDetail'
export { cardIdFor, openCard } from './cardRow'
