/** The steps of the photo guide, by number. */
export const GUIDE_STEPS = [1, 2, 3, 4, 5] as const

/** The text of a step's button: the first invites to read on, the last opens the camera. */
export function guideButton(at: number): 'guideLearn' | 'guideNext' | 'guideShoot' {
  if (at === 0) return 'guideLearn'
  return at < GUIDE_STEPS.length - 1 ? 'guideNext' : 'guideShoot'
}
