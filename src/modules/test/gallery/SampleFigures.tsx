import { Text } from '@tarojs/components'
import { useState } from 'react'
import { BandChart } from '@/ui/content/BandChart'
import { BarChart } from '@/ui/content/BarChart'
import { Ring } from '@/ui/content/Ring'
import { CropArea } from '@/ui/media/CropArea'
import { PhotoCrop } from '@/ui/media/PhotoCrop'
import { text } from '../messages'

const HEIGHTS = [3000, 8200, 12_000, 0, 6400, 9100, 7000]

const CROP_WORDS = {
  label: '400 × 300',
  ...{ nearer: '+', wider: '−', left: '←', right: '→', up: '↑', down: '↓' },
}

/** Figures: bars with a goal, and a ring. */
export function SampleFigures() {
  const [chosen, setChosen] = useState('2')
  const [area] = useState(() => new CropArea(400, 300))
  return (
    <>
      <BarChart
        id="sample-bars"
        label={text('nothing')}
        bars={HEIGHTS.map((value, index) => ({
          key: String(index),
          value,
          words: `${index + 1}: ${value}`,
          reached: value >= 8000,
        }))}
        goal={{ value: 8000, words: '8000' }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <BandChart
        id="sample-band"
        label={text('nothing')}
        points={[
          { key: '1', place: 0.2, value: 3.2, words: '3.2', tone: 'low' },
          { key: '2', place: 0.5, value: 5.6, words: '5.6', tone: 'normal' },
          { key: '3', place: 0.9, value: 11.2, words: '11.2', tone: 'high' },
        ]}
        band={{ low: 3.9, high: 10, words: '3.9–10' }}
        chosen={chosen}
        onChoose={setChosen}
        ends={['1', '7']}
      />
      <PhotoCrop id="sample-crop" src="/media/camp-1-400x300.webp" area={area} words={CROP_WORDS} />
      <Ring share={0.7}>
        <Text>70%</Text>
      </Ring>
    </>
  )
}
