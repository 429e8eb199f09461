import { route } from './define'

/** Public paths of the group `shops` (shell-and-routes §2). */
export const shopsRoutes = {
  'shops.home': route('/app/shops/:iid/index', 'shops/home'),
  'shops.gongyi': route('/app/shops/gongyi', 'shops/gongyi'),
  'shops.media': route('/app/shops/imgs_videos', 'shops/media'),
  'shops.detail': route('/app/shops/detail', 'shops/detail'),
  'shops.card': route('/app/shops/card', 'shops/card'),
  'shops.cardNew': route('/app/shops/cardNew', 'shops/card'),
  'shops.cardShare': route('/app/shops/card/share', 'shops/card-share'),
  'shops.cardList': route('/app/shops/card/list', 'shops/card-list'),
  'shops.cardEdit': route('/app/shops/card/edit', 'shops/card-edit'),
  'shops.bcardEdit': route('/app/shops/bcard/edit', 'shops/card-edit'),
  'shops.cardEdit1': route('/app/shops/card/edit1', 'shops/card-edit'),
  'shops.join': route('/app/shops/join', 'shops/join'),
  'shops.joinStep1': route('/app/shops/join/step1', 'shops/join-step1'),
  'shops.joinStep2': route('/app/shops/join/step2', 'shops/join-step2'),
} as const
