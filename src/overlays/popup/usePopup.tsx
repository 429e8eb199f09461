import type { ReactNode } from 'react'

/** Mini-programs never show pop-ups (conventions §10), so the build has none of their code. */
export const usePopup = (_ready: boolean): ReactNode => null
