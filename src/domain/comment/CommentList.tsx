import type { Comment } from '@quanzi/contract'
import { WindowedList } from '@/ui/list/WindowedList'
import css from './CommentList.module.scss'
import { CommentRow } from './CommentRow'

interface CommentListProps {
  readonly comments: readonly Comment[]
  readonly now: number
  /** Without it comments cannot be answered. */
  readonly onAnswer?: (comment: Comment) => void
}

/** Height of a comment of one line, in px of a 375 design. */
const ROW = 104

const commentId = ({ id }: Comment) => id

/** Comments below each other, with lines between them. */
export function CommentList({ comments, ...row }: CommentListProps) {
  return (
    <WindowedList
      rows={comments}
      keyOf={commentId}
      rowHeight={ROW}
      className={css.list}
      render={(comment) => <CommentRow comment={comment} {...row} />}
    />
  )
}
