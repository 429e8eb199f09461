import type { ReactNode } from 'react'

/** Mini-programs never show pop-ups (conventions §10), so none of their code is in the build. */
export const usePopup = (_ready: boolean): ReactNode => null
