import { route } from './define'

/** Public paths of the group `question` (shell-and-routes §2). */
export const questionRoutes = {
  'question.paper': route('/app/question/:iid/:id', 'question/paper'),
  'question.result': route('/app/question/:iid/:id/result', 'question/result'),
} as const
