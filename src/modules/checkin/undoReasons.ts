import { text } from './messages'

/** Common reasons for taking a check-in back. */
export const undoReasons = (): readonly string[] => [text('reasonWrongPerson'), text('reasonLeft'), text('reasonTest')]
