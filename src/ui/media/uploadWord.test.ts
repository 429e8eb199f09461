import { language } from '@/locales/Language'
import { uploadWord } from './uploadWord'

afterEach(() => language.use('zh-CN'))

/**
 * The documents' status labels of an upload (admissions-and-regions §8), and ours in Chinese (conventions §7, UPLOAD).
 */
test.each([
  ['waiting', '等待上传', 'waiting'],
  ['uploading', '上传中...', 'uploading'],
  ['uploaded', '已上传', 'uploaded'],
  ['failed', '上传失败', 'upload failed'],
] as const)('an upload that is %s shows %s, in English %s', (state, zh, en) => {
  expect(uploadWord(state)).toBe(zh)
  language.use('en')
  expect(uploadWord(state)).toBe(en)
})
