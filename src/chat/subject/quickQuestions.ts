import { text } from './messages'
import type { SubjectKind } from './subjectKind'

type Words = Parameters<typeof text>[0]

/** `service` is for an automatic agent and no item. */
const QUESTIONS: Readonly<Record<SubjectKind | 'service', readonly Words[]>> = {
  outing: ['placesLeft', 'whereToMeet', 'whatToBring', 'beginners'],
  club: ['howToJoin', 'nextOuting', 'feeToJoin'],
  goods: ['inStock', 'whenSent', 'canReturn'],
  stay: ['roomsLeft', 'checkIn', 'pets'],
  post: ['whereIsIt', 'howMuch', 'children'],
  order: ['whereToMeet', 'changeOrder', 'refundOrder'],
  service: ['howToEnrol', 'refundOrder', 'useCoupon'],
}

/** The first questions about a kind of item, in the language of the interface. */
export const quickQuestions = (kind: SubjectKind | 'service'): readonly string[] =>
  QUESTIONS[kind].map((words) => text(words as 'placesLeft'))
