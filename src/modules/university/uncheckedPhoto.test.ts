import { uncheckedPhoto } from './uncheckedPhoto'

const applicant = (rid: number) => ({ iid: 3073, applicant: { rid, token: 'secret', regId: '3' } })

test('an uploaded photo is restored until it has been checked, for its own applicant only', () => {
  expect(uncheckedPhoto(applicant(71), '276').address()).toBeNull()
  uncheckedPhoto(applicant(71), '276').keep('/oss/h5/1000_1.jpg?Signature=s')
  expect(uncheckedPhoto(applicant(71), '276').address()).toBe('/oss/h5/1000_1.jpg?Signature=s')
  expect(uncheckedPhoto(applicant(72), '276').address()).toBeNull()
  expect(uncheckedPhoto(applicant(71), '277').address()).toBeNull()
  uncheckedPhoto(applicant(71), '276').drop()
  expect(uncheckedPhoto(applicant(71), '276').address()).toBeNull()
})
