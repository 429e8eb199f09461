/** Types of `/v1/sys/stat`; 1 and 2 come from the documents, the others are ours (screens-content §1 Statistics). */
export const STAT_TYPE = {
  timelineShare: 1,
  friendShare: 2,
  pageView: 3,
  unknownPath: 4,
  actionTap: 5,
  adShown: 6,
  adClosed: 7,
  downloadTap: 8,
} as const
/** Number of a statistics type. */
export type StatType = (typeof STAT_TYPE)[keyof typeof STAT_TYPE]
