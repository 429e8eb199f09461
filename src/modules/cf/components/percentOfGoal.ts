/** How much of a goal is raised, in whole percent: a hundred only when all of it is. */
export const percentOfGoal = (raised: number, goal: number): number =>
  goal <= 0 ? 0 : Math.min(100, Math.floor((raised / goal) * 100))
