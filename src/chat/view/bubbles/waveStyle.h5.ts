import { waveDrawing } from '../../media/voiceWave'

export const waveStyle = (wave: string) => ({ WebkitMaskImage: waveDrawing(wave) })
