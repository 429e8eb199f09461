import type { Language } from '@quanzi/contract'

/** Why a picture is no valid face photo; `passed` when it is. */
export type PhotoVerdict =
  | 'passed'
  | 'unreadable'
  | 'large'
  | 'landscape'
  | 'small'
  | 'blank'
  | 'noFace'
  | 'manyFaces'
  | 'farFace'
  | 'turned'
  | 'tilted'
  | 'drawn'
  | 'grey'
  | 'dark'
  | 'cut'
  | 'covered'
  | 'blurred'

/** Decides whether a picture file is a portrait of one person. */
export interface FaceChecker {
  check(path: string): Promise<PhotoVerdict>
  close(): Promise<void>
}

const MESSAGES: Readonly<Record<PhotoVerdict, Readonly<Record<Language, string>>>> = {
  passed: { zh: '照片已通过', en: 'The photo has passed' },
  unreadable: {
    zh: '无法识别该图片，请上传 jpg、png、bmp 或 gif 照片',
    en: 'This picture can’t be read. Upload a JPG, PNG, BMP or GIF',
  },
  large: { zh: '图片过大，请压缩后重新上传', en: 'The picture is too large. Compress it and try again' },
  landscape: { zh: '请上传竖版照片', en: 'The photo must be upright' },
  small: { zh: '照片不能小于295×413像素', en: 'The photo must be at least 295×413 pixels' },
  blank: { zh: '照片内容过于单一，请重新拍摄', en: 'The photo is nearly blank. Please take it again' },
  noFace: { zh: '未检测到人脸，请上传本人正面照', en: 'No face found. Upload a photo of yourself from the front' },
  dark: {
    zh: '光线太暗或逆光，请在明亮处重新拍摄',
    en: 'The photo is too dark or backlit. Take it again in good light',
  },
  cut: { zh: '人脸不完整，请将整张脸拍入照片', en: 'The face is cut off. Show your whole face' },
  covered: { zh: '五官有遮挡，请露出双眼和嘴', en: 'The face is covered. Show both eyes and your mouth' },
  grey: { zh: '请上传彩色照片', en: 'Please upload a colour photo' },
  manyFaces: { zh: '检测到多张人脸，请上传单人照', en: 'There’s more than one face. Upload a photo of yourself alone' },
  farFace: { zh: '人脸过小，请靠近一些拍摄', en: 'The face is too small. Please come closer' },
  turned: { zh: '请正对镜头，不要侧脸或低头', en: 'Please look straight into the camera' },
  tilted: { zh: '请摆正头部', en: 'Please hold your head upright' },
  drawn: { zh: '请上传真人照片，不要使用卡通或绘画', en: 'Please use a photo of yourself, not a drawing' },
  blurred: { zh: '照片模糊，请重新拍摄', en: 'The photo is blurred. Please take it again' },
}

/** The applicant's message for a verdict. */
export const verdictMessage = (verdict: PhotoVerdict, language: Language): string => MESSAGES[verdict][language]
