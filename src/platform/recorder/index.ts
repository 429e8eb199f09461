import Taro from '@tarojs/taro'
import { FrameLevels } from '@/lib/FrameLevels'
import { done, type Outcome, refused, unsupported } from '../outcome'
import { RECORDING } from './recording'
import { MAX_RECORDING_SECONDS, type Recorder, type Recording } from './types'

type Stopped = { readonly tempFilePath: string; readonly duration?: number; readonly fileSize?: number }

interface Waiting {
  started(): void
  refused(outcome: Outcome<never>): void
  ended(outcome: Outcome<Recording>): void
  readonly heard: FrameLevels
}

let manager: Taro.RecorderManager | null = null
let waiting: Waiting | null = null

/** The platform has one manager for the whole app and cannot remove a listener: add the listeners once. */
function theManager(): Taro.RecorderManager {
  if (manager) return manager
  manager = Taro.getRecorderManager()
  manager.onStart(() => waiting?.started())
  // Some hosts do not deliver the frames.
  manager.onFrameRecorded?.(({ frameBuffer }) => waiting?.heard.push(new Uint8Array(frameBuffer)))
  manager.onStop((stopped) => {
    const { tempFilePath, duration = 0, fileSize = 0 } = stopped as Stopped
    const file = { path: tempFilePath, name: tempFilePath.slice(tempFilePath.lastIndexOf('/') + 1), size: fileSize }
    const recording = { file, seconds: duration / 1000, levels: waiting?.heard.levels ?? [] }
    waiting?.ended(tempFilePath ? done(recording) : refused('failed', 'nothing was recorded'))
  })
  manager.onError(({ errMsg = '' }: { errMsg?: string }) => {
    const failure = refused(/auth|deny|denied|permission/i.test(errMsg) ? 'denied' : 'failed', errMsg)
    waiting?.refused(failure)
  })
  return manager
}

export const recorder: Recorder = {
  start() {
    if (typeof Taro.getRecorderManager !== 'function') return Promise.resolve(unsupported())
    const machine = theManager()
    return new Promise((resolve) => {
      let over = false
      let settle: (outcome: Outcome<Recording>) => void = () => undefined
      const recording = new Promise<Outcome<Recording>>((run) => {
        settle = run
      })
      const ended = (outcome: Outcome<Recording>) => {
        over = true
        settle(outcome)
      }
      const stop = () => {
        if (!over) machine.stop()
        return recording
      }
      waiting = {
        started: () => resolve(done({ stop, cancel: () => void stop() })),
        ended,
        heard: new FrameLevels(),
        refused(failure) {
          ended(failure)
          resolve(failure)
        },
      }
      machine.start({ duration: MAX_RECORDING_SECONDS * 1000, ...RECORDING })
    })
  },
}
