import { waveDrawing } from '../../media/voiceWave'

/** A text, because the view's older engines know the property with its prefix only. */
export const waveStyle = (wave: string): string => `-webkit-mask-image:${waveDrawing(wave)}`
