/** The steps of the photo guide, by number. */
export const GUIDE_STEPS = [1, 2, 3, 4, 5] as const

/** What the button below a step says: the first invites to learn on, the last opens the camera. */
export function guideButton(at: number): 'guideLearn' | 'guideNext' | 'guideShoot' {
  if (at === 0) return 'guideLearn'
  return at < GUIDE_STEPS.length - 1 ? 'guideNext' : 'guideShoot'
}
