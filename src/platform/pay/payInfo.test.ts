import { payInfo } from './payInfo'

const fields = { jsapi_pay_info: '', timestamp: '1700000000', ret: 'nonce', ret1: 'wx20', sign: 'S', cashierUrl: '' }

test('shell-and-routes §3: the pay info is timestamp, nonce, prepay id and sign', () => {
  expect(payInfo(fields)).toEqual({
    timeStamp: '1700000000',
    nonceStr: 'nonce',
    package: 'prepay_id=wx20',
    paySign: 'S',
  })
  expect(payInfo({ ...fields, ret1: 'prepay_id=wx20' }).package).toBe('prepay_id=wx20')
})

test('shell-and-routes §3: a jsapi_pay_info of the channel is used', () => {
  const ready = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 'R' }
  expect(payInfo({ ...fields, jsapi_pay_info: JSON.stringify(ready) })).toEqual(ready)
})

test.each(['{', 'null', '"x"'])('a jsapi_pay_info that is %s is ignored', (broken) => {
  expect(payInfo({ ...fields, jsapi_pay_info: broken })).toMatchObject({ paySign: 'S', package: 'prepay_id=wx20' })
})
