import type { PartSeed } from './TenantSeed'

/** The files of free tracks, and of those that are sold: a file that one item shows for free is free. */
const FREE_SOUNDS = [
  { file: 'wind.wav', seconds: 10 },
  { file: 'bell.wav', seconds: 20 },
  { file: 'dawn.wav', seconds: 20 },
] as const
const SOLD_SOUNDS = [
  { file: 'night.wav', seconds: 10, trial: { file: 'night-trial.wav', seconds: 4 } },
  { file: 'stream.wav', seconds: 20, trial: { file: 'stream-trial.wav', seconds: 5 } },
] as const

/** A track that is free for everybody. */
export const freeTrack = (title: string, sound: number, text?: readonly string[]): PartSeed => ({
  ...{ title, free: true, clip: FREE_SOUNDS[sound % FREE_SOUNDS.length] ?? FREE_SOUNDS[0] },
  ...(text ? { text } : {}),
})

/** A track that is sold with its album, with a short file to try it. */
export const soldTrack = (title: string, sound: number, text?: readonly string[]): PartSeed => {
  const { trial, ...clip } = SOLD_SOUNDS[sound % SOLD_SOUNDS.length] ?? SOLD_SOUNDS[0]
  return { title, clip, trial, ...(text ? { text } : {}) }
}

const FREE_CLIPS = ['trail', 'lake', 'camp', 'coast', 'ride'] as const

/** An episode that is free for everybody. */
export const freeEpisode = (title: string, clip: number): PartSeed => ({
  ...{ title, free: true },
  clip: { file: `${FREE_CLIPS[clip % FREE_CLIPS.length] ?? 'trail'}.mp4`, seconds: 6 },
})

/** An episode that is sold with its series; with a trial, everybody may watch its beginning, which is a file of its own. */
export const soldEpisode = (title: string, hasTrial = false): PartSeed => ({
  title,
  clip: { file: 'lesson.mp4', seconds: 6 },
  ...(hasTrial ? { trial: { file: 'lesson-trial.mp4', seconds: 2 } } : {}),
})
