import type { TextPart } from '../text/linkParts'

export type LinkTextProps = { parts: readonly TextPart[] }
