import type { Preview } from './types'

export const preview: Preview = {
  end: () => undefined,
  covers: () => false,
  whenOver(act) {
    act(false)
    return () => undefined
  },
}
