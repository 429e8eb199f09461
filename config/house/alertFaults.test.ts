import { alertFaults } from './alertFaults'

const ALERT = "<Text {...semantics({ role: 'alert' })}>"

test('errors of fields are shown by FieldError alone', () => {
  const files = new Map([
    ['src/modules/act/enroll/Form.tsx', ALERT],
    ['src/modules/act/enroll/Other.tsx', "<Text {...semantics({ role: 'status' })}>"],
    ['src/ui/fields/FieldError.tsx', ALERT],
  ])
  expect(alertFaults(files)).toEqual([expect.stringMatching(/^src\/modules\/act\/enroll\/Form\.tsx shows an error/)])
})
