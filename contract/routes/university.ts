import { route } from './define'

/** Public paths of the group `university` (shell-and-routes §2). */
export const universityRoutes = {
  'university.home': route('/app/university/frame/home', 'university/home'),
  'university.frameBachelor': route('/app/university/frame/bachelor', 'university/page'),
  'university.frameMaster': route('/app/university/frame/master', 'university/page'),
  'university.personal': route('/app/university/frame/personal', 'university/personal'),
  'university.apply': route('/app/university/apply/home', 'university/apply'),
  'university.form': route('/app/university/apply/form', 'university/form'),
  'university.photoGuide': route('/app/university/apply/photo-guide', 'university/photo-guide'),
  'university.photoForm': route('/app/university/apply/photo-form', 'university/photo-form'),
  'university.photoPreview': route('/app/university/apply/photo-preview', 'university/photo-preview'),
} as const
