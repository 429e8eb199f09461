import { done, type Outcome, refused, unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import { MAX_RECORDING_SECONDS, type Recorder, type Recording } from './types'

/** MP4 first, because every phone plays it. Chrome before 126 records WebM only. */
const KINDS = [
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/webm', extension: 'webm' },
] as const

const kindOf = () => KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type))

/** How often the sound is measured, in ms. */
const MEASURE_MS = 50
/** Silence, in dB. */
const SILENCE = -100

/** Measures the sound until stopped. A browser that gives no access to it returns no levels. */
function listen(stream: MediaStream) {
  const levels: number[] = []
  if (typeof AudioContext === 'undefined') return { levels, stop: () => undefined }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume().catch(() => undefined)
  const samples = new Uint8Array(analyser.fftSize)
  const timer = setInterval(() => {
    if (context.state !== 'running') return
    analyser.getByteTimeDomainData(samples)
    const power = samples.reduce((sum, one) => sum + ((one - 128) / 128) ** 2, 0) / samples.length
    levels.push(power > 0 ? 10 * Math.log10(power) : SILENCE)
  }, MEASURE_MS)
  const stop = () => {
    clearInterval(timer)
    void context.close().catch(() => undefined)
  }
  return { levels, stop }
}

function record(stream: MediaStream, { type, extension }: (typeof KINDS)[number]) {
  const machine = new MediaRecorder(stream, { mimeType: type })
  const parts: Blob[] = []
  const heard = listen(stream)
  const since = Date.now()
  const ended = new Promise<Outcome<Recording>>((resolve) => {
    machine.ondataavailable = ({ data }) => parts.push(data)
    machine.onerror = () => resolve(refused('failed', 'the recorder failed'))
    machine.onstop = () => {
      heard.stop()
      for (const track of stream.getTracks()) track.stop()
      const blob = new Blob(parts, { type: type.split(';')[0] })
      if (blob.size === 0) return resolve(refused('failed', 'nothing was recorded'))
      const name = `voice.${extension}`
      const seconds = (Date.now() - since) / 1000
      resolve(
        done({ file: { path: URL.createObjectURL(blob), name, size: blob.size, blob }, seconds, levels: heard.levels }),
      )
    }
  })
  machine.start()
  const stop = () => {
    clearTimeout(limit)
    if (machine.state !== 'inactive') machine.stop()
    return ended
  }
  const limit = setTimeout(stop, MAX_RECORDING_SECONDS * 1000)
  return { stop, cancel: () => void stop() }
}

export const recorder: Recorder = {
  async start() {
    // A page without https has no media devices, and iOS before 14.3 has no recorder.
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return unsupported()
    const kind = kindOf()
    if (!kind) return unsupported()
    const stream = await taroOutcome(() => navigator.mediaDevices.getUserMedia({ audio: true }))
    if (stream.ok) return done(record(stream.value, kind))
    return /NotFound|not found/i.test(stream.message) ? unsupported() : stream
  },
}
