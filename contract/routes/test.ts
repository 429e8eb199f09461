import { route } from './define'

/** Public paths of the group `test` (shell-and-routes §2). */
export const testRoutes = {
  'test.gallery': route('/app/test/test', 'test/gallery'),
  'test.video': route('/app/test/video', 'test/video'),
} as const
