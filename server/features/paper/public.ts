export { attemptsOf, bestOf } from './attempts'
export { type PaperRef, paperOf } from './papers'
