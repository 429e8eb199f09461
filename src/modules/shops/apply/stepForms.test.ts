import { BLANK1, BLANK2, keptStep2, problems1, problems2, step1Of, step2Of } from './stepForms'

const STEP1 = {
  ...{ name: '溪谷租赁', typeId: 't', contact: '林间', phone: '13812345678', region: '浙江省', address: '登山口' },
  ...{ lat: null, lng: null },
}

test('every field of the first step is needed', () => {
  expect(problems1(BLANK1)).toEqual(['name', 'typeId', 'contact', 'phone', 'region', 'address'])
  expect(problems1(STEP1)).toEqual([])
  expect(problems1({ ...STEP1, phone: '12' })).toEqual(['phone'])
})

test('the second step checks the code, the pictures, the words and the consent', () => {
  expect(problems2(BLANK2)).toEqual(['creditCode', 'licence', 'photos', 'intro', 'consent'])
  const form = {
    ...{
      creditCode: '91350100m000100y43',
      licence: 'a',
      photos: ['b'],
      intro: '帐篷、睡袋和炉具按天租。',
      consent: true,
    },
  }
  expect(problems2(form)).toEqual([])
  expect(problems2({ ...form, creditCode: '91350100m000100y44' })).toEqual(['creditCode'])
  expect(problems2({ ...form, consent: false })).toEqual(['consent'])
})

test('what was said before is filled in, but the consent is given anew', () => {
  expect(step1Of({ data: STEP1 })).toEqual(STEP1)
  expect(step2Of({ data: { intro: 'x', photos: ['a'] } })).toEqual({ ...BLANK2, intro: 'x', photos: ['a'] })
})

test('a draft keeps the uploaded licence without the signature that opens it', () => {
  const form = { ...BLANK2, licence: '/oss/h5/1000_1.jpg?Expires=1&Signature=s', intro: '溪谷' }
  expect(keptStep2(form)).toEqual({ ...BLANK2, licence: '/oss/h5/1000_1.jpg', intro: '溪谷' })
  expect(keptStep2(BLANK2)).toEqual(BLANK2)
})
