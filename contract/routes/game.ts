import { route } from './define'

/** Public paths of the group `game` (shell-and-routes §2). */
export const gameRoutes = {
  'game.enroll': route('/app/game/enroll', 'game/enroll'),
  'game.invite': route('/app/game/invite', 'game/invite'),
  'game.statement': route('/app/game/statement', 'game/statement'),
  'game.list': route('/app/game/:iid/list', 'game/list'),
  'game.home': route('/app/game/:iid/:id', 'game/home'),
  'game.detail': route('/app/game/:iid/detail/:id', 'game/detail'),
  'game.share': route('/app/game/share/:id', 'game/share'),
  'game.share1': route('/app/game/share1/:id', 'game/share'),
  'game.result': route('/app/game/result/:id', 'game/result'),
  'game.result2': route('/app/game/result2/:id', 'game/result'),
  'game.resultInquiry': route('/app/game/resultinquiry/:id', 'game/result-inquiry'),
  'game.checkIn': route('/app/game/checkIn/:id', 'game/check-in'),
  'game.joinResult': route('/app/game/joinresult/:id', 'game/join-result'),
  'game.resultList': route('/app/game/resultlist1/:id', 'game/result-list'),
} as const
