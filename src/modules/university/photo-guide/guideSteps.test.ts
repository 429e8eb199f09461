import { GUIDE_PICTURES } from '../components/guidePictures'
import { text } from '../messages'
import { GUIDE_STEPS, guideButton } from './guideSteps'

test('admissions-and-regions §2: the guide has five steps with pictures: “learn more”, three times “next”, then “shoot”', () => {
  expect(GUIDE_STEPS.map((_, at) => text(guideButton(at)))).toEqual([
    '继续了解，下一步',
    '下一步',
    '下一步',
    '下一步',
    '直接拍摄',
  ])
  expect(new Set(GUIDE_PICTURES).size).toBe(GUIDE_STEPS.length)
})
