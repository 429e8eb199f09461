import type { RouteName } from '@quanzi/contract'
import { topNav } from './topNav'

const MINI = { isMiniProgram: true, isDevHost: false }
const DEV = { isMiniProgram: false, isDevHost: true }
const PLAIN = { isMiniProgram: false, isDevHost: false }

test.each<[RouteName, 'home' | 'back' | null]>([
  ['university.home', null],
  ['university.frameMaster', null],
  ['university.personal', null],
  ['university.frameBachelor', 'back'],
  ['university.apply', 'home'],
  ['university.form', 'back'],
  ['university.photoGuide', 'back'],
  ['university.photoForm', 'back'],
  ['university.photoPreview', 'back'],
])(
  'admissions-and-regions §2: %s shows %s in the mini-program and on a dev host, nothing elsewhere',
  (route, expected) => {
    expect(topNav(route, 3073, MINI)).toBe(expected)
    expect(topNav(route, 3073, DEV)).toBe(expected)
    expect(topNav(route, 3073, PLAIN)).toBeNull()
    expect(topNav(route, 1000, MINI)).toBeNull()
  },
)
